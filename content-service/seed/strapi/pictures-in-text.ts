import type { ImportFile } from './import-files';
import type { Source } from './source';

/** A picture with its attributes. */
const IMAGE = /<img\b[^>]*>/gi;

const SIZE = /\/(?:thumbnail|small|medium|large|xlarge)_/;

/**
 * Brings the pictures within a text here and replaces their addresses. The sizes that a picture has
 * there are left out: it has others here.
 * @param html of a description
 * @param of what to call the post in notes
 */
export async function bringPictures(
  html: string,
  source: Source,
  importFile: ImportFile,
  of: string,
): Promise<string> {
  let result = '';
  let end = 0;
  for (const match of html.matchAll(IMAGE)) {
    result += html.slice(end, match.index) + (await bringPicture(match[0], source, importFile, of));
    end = match.index + match[0].length;
  }
  return result + html.slice(end);
}

async function bringPicture(tag: string, source: Source, importFile: ImportFile, of: string) {
  const address = attributeOf(tag, 'src');
  if (!address || !source.uploadKey(address)) return tag;
  // A size has the name of its picture, with its own before it.
  const url = address.replace(SIZE, '/');
  const name = url.split('/').at(-1) ?? url;
  const alternativeText = attributeOf(tag, 'alt') ?? null;
  const file = { url, name, alternativeText, caption: null, focalPoint: null };
  const picture = await importFile(file, of, false);
  if (!picture) return tag;
  return tag
    .replace(/\s(?:srcset|sizes)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '')
    .replace(
      /(\ssrc\s*=\s*)(?:"[^"]*"|'[^']*')/i,
      (_, before: string) => `${before}"${picture.url}"`,
    );
}

function attributeOf(tag: string, name: string): string | undefined {
  const [, double, single] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? [];
  return (double ?? single)?.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}
