import type { UntrustedHtml } from '../posts/post.ts';

/** Longest description that is read, in characters: a hundred printed pages. Reading one takes time by its length. */
export const MAX_DESCRIPTION_LENGTH = 200_000;

/** A picture that was pasted into the text; the site shows none of these. */
const embeddedPicture = /\bsrc\s*=\s*(["'])data:[^"']*\1/gi;

/** A post's description; of one that is too long its beginning. */
export function toDescription(value: string | null | undefined): UntrustedHtml {
  const html = value ?? '';
  if (html.length <= MAX_DESCRIPTION_LENGTH) return html as UntrustedHtml;
  return html.replace(embeddedPicture, '').slice(0, MAX_DESCRIPTION_LENGTH) as UntrustedHtml;
}
