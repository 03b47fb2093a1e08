import type { UntrustedHtml } from '../posts/post.ts';

/** In characters, about a hundred printed pages: the time to process a description grows with its length. */
export const MAX_DESCRIPTION_LENGTH = 200_000;

/** A picture pasted into the text as a data URL; the site shows none of these. */
const embeddedPicture = /\bsrc\s*=\s*(["'])data:[^"']*\1/gi;

/** The description of a post, truncated if it is too long. */
export function toDescription(value: string | null | undefined): UntrustedHtml {
  const html = value ?? '';
  if (html.length <= MAX_DESCRIPTION_LENGTH) return html as UntrustedHtml;
  return html.replace(embeddedPicture, '').slice(0, MAX_DESCRIPTION_LENGTH) as UntrustedHtml;
}
