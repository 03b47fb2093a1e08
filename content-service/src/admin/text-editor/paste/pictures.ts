import { parseHtml } from '../html/document';

/** Has an emoji, or the letters of a flag, and nothing that can be read. */
const EMOJI = /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}])[^\p{L}\p{N}\s]+$/u;

/** Emoji that are pictures, as in messages copied from WhatsApp, become characters. */
export function replaceEmoji(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    if (EMOJI.test(picture.alt)) picture.replaceWith(picture.alt);
  }
}

/** Whether HTML has pictures that somebody would miss: neither emoji nor pixels for counting readers. */
export function hasPictures(html: string): boolean {
  return [...parseHtml(html).querySelectorAll('img')].some(
    ({ alt, width, height }) => !EMOJI.test(alt) && width !== 1 && height !== 1,
  );
}
