import type { UntrustedHtml } from '../posts/post.ts';
import { blocksToHtml } from './blocks.ts';

/** In characters. Texts up to this length cost little, whatever they contain. */
const SHORT_LENGTH = 200_000;

/** A picture pasted into the text as a data URL; the site shows none of these. */
const embeddedPicture = /\bsrc\s*=\s*(["'])data:[^"']*\1/gi;

/** The description of a post as HTML, without what would make it long and is not shown. */
export function toDescription(
  value: string | readonly unknown[] | null | undefined,
): UntrustedHtml {
  const html = typeof value === 'object' && value !== null ? blocksToHtml(value) : (value ?? '');
  const shown = html.length <= SHORT_LENGTH ? html : html.replace(embeddedPicture, '');
  return shown as UntrustedHtml;
}
