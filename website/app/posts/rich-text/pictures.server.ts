import { type ChildNode, type Element, type ParentNode, Text } from 'domhandler';
import { fileAddress, siteName, targetName } from './addresses.ts';
import { nameOf } from './headings.server.ts';
import { type PictureSize, pictureSize } from './picture-size.ts';
import type { TextContext } from './text-context.ts';
import { closest, replaceElements } from './tree.server.ts';
import { wordsLink } from './words-link.server.ts';

/** Width of a picture in a text: at most that of the text, measured in a browser (--measure in styles/tokens.css). */
const PICTURE_SIZES = '(min-width: 49em) 735px, calc(95.6vw - 13px)';

/** In pixels: a smaller picture is a symbol beside its text. */
const SYMBOL_SIZE = 64;

const FIGURE = new Set(['figure']);
const LINK = new Set(['a']);

/**
 * Gives pictures absolute addresses and the size that editors gave them. Those that the page may not
 * load are replaced by a link, symbols and pictures within links by their alternative text.
 */
export function arrangePictures(root: ParentNode, context: TextContext): void {
  replaceElements(root, (element) => {
    if (element.name !== 'img') return [element];
    const { attribs } = element;
    const size = pictureSize(attribs, closest(element, FIGURE)?.attribs);
    const source = attribs.src ? fileAddress(attribs.src, context.mediaOrigin) : null;
    if (!source) return [];
    if (!context.pictureOrigins.has(source.origin)) {
      return blockedPicture(element, source, size, context);
    }
    element.attribs = pictureAttributes(attribs, source, size, context);
    return [element];
  });
}

function pictureAttributes(
  { alt = '', srcset = '', dir, lang }: Record<string, string>,
  source: URL,
  { width, height, share }: PictureSize,
  context: TextContext,
): Record<string, string> {
  const files = allowedFiles(srcset, context);
  return {
    src: source.href,
    ...(files && { srcset: files, sizes: PICTURE_SIZES }),
    alt,
    ...(width && { width: String(width) }),
    ...(height && { height: String(height) }),
    ...(share && { 'data-width': String(share) }),
    loading: 'lazy',
    decoding: 'async',
    ...(dir && { dir }),
    ...(lang && { lang }),
  };
}

function allowedFiles(srcset: string, { mediaOrigin, pictureOrigins }: TextContext): string {
  const candidates = srcset.split(/,\s+|,$/).flatMap((candidate) => {
    const [address = '', descriptor = ''] = candidate.trim().split(/\s+/);
    const url = address ? fileAddress(address, mediaOrigin) : null;
    return url && pictureOrigins.has(url.origin) ? [`${url.href} ${descriptor}`.trim()] : [];
  });
  return candidates.join(', ');
}

function blockedPicture(
  picture: Element,
  source: URL,
  { width = SYMBOL_SIZE, height = width }: PictureSize,
  { language, words }: TextContext,
): ChildNode[] {
  const alternativeText = picture.attribs.alt?.trim() ?? '';
  const isSymbol = Math.min(width, height) < SYMBOL_SIZE;
  const link = closest(picture, LINK);
  if (link && nameOf(link) === '') return [new Text(targetName(link.attribs.href ?? ''))];
  if (isSymbol || link) return [new Text(alternativeText)];
  return [wordsLink(source.href, alternativeText || words.picture(siteName(source)), language)];
}
