import { renderToStaticMarkup } from 'react-dom/server';
import { publicUrlOf } from '../addresses/public-url.server.ts';
import {
  type FileChoice,
  type FileKind,
  TAKE_CHECK_PATH,
  takePath,
} from '../addresses/take-path.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { currentEnvironment } from '../environment.server.ts';
import { formatDate, formatDateTime } from '../i18n/format.ts';
import { messagesFor } from '../i18n/language.ts';
import { type LanguageCode, languages } from '../languages.ts';
import type { Hub } from '../posts/hub.ts';
import { qrPath } from '../ui/qr-code/qr-path.ts';
import { type CityContent, readCityContent } from './city-content.server.ts';
import { CityDocument } from './city-document.server.tsx';
import type { CityFile, ShownAddress } from './city-file.ts';
import { epubOf } from './epub.server.tsx';
import { filePostOf } from './file-post.server.ts';
import type { FilePost } from './file-post.ts';
import { addPictures } from './inline-pictures.server.ts';
import { limitText } from './limit-text.ts';
import { linkWithin } from './link-within.ts';
import {
  canonicalFile,
  SIGNATURE_LENGTH,
  unsignedLine,
  withSignature,
} from './signature.server.ts';
import { currentSigningKey } from './signing-key.server.ts';

/** A file may be passed on by programs that limit attachments, and read on a slow connection. */
const MAX_FILE_BYTES = 2_000_000;

/** Which file. */
export type FileRequest = { city: Hub; language: LanguageCode; choice: FileChoice };

/** The files of a city, made from the same posts. */
export type CityFiles = {
  html: Buffer;
  epub: Buffer;
  madeAt: Date;
  timeZone: string;
  counts: { kind: FileKind; count: number }[];
  failed: readonly FileKind[];
  droppedCount: number;
};

/**
 * Reads the posts of a city and makes its files: text first, then pictures as far as there is room.
 * @throws ContentUnavailable if nothing can be read
 */
export async function makeFiles(
  { city, language, choice }: FileRequest,
  now: Date,
  signal: AbortSignal,
): Promise<CityFiles> {
  const content = await readCityContent(city, language, choice.kinds, signal);
  const file = fileOf(content, language, now);
  const brand = brandIn(readBrand(), language);
  const key = currentSigningKey();
  const line = key && unsignedLine({ city: city.slug, language, madeAt: now }, key);
  const code = qrPath(file.renewAddress.href);
  const render = (shown: CityFile) =>
    canonicalFile(
      Buffer.from(
        `<!DOCTYPE html>${renderToStaticMarkup(<CityDocument file={shown} brand={brand} code={code} signatureLine={line} />)}`,
      ),
    );
  const text = render(file);
  const room = MAX_FILE_BYTES - SIGNATURE_LENGTH - text.length;
  const html = choice.hasPictures ? render(await withPictures(file, room)) : text;
  const commentLength = line ? line.length + SIGNATURE_LENGTH : 0;
  const epub = Buffer.concat([epubOf(file, brand, now, commentLength), Buffer.from(line ?? '')]);
  const signed = (unsigned: Buffer) =>
    key && line ? withSignature(unsigned, line, key) : unsigned;
  return {
    html: signed(html),
    epub: signed(epub),
    madeAt: now,
    timeZone: content.timeZone,
    counts: file.sections.map(({ kind, posts }) => ({ kind, count: posts.length })),
    failed: file.failed,
    droppedCount: file.droppedCount,
  };
}

function fileOf(content: CityContent, language: LanguageCode, now: Date): CityFile {
  const { city, details, failed, timeZone } = content;
  const { locale } = languages[language];
  const messages = messagesFor(language, brandIn(readBrand(), language).name);
  const sections = content.sections.map(({ kind, posts }) => ({
    kind,
    posts: posts.map((post) => filePostOf(post, kind, { language, messages, now })),
  }));
  const limited = limitText(sections, MAX_FILE_BYTES);
  return {
    city,
    language,
    messages,
    date: formatDate(now, locale, timeZone),
    dateAndTime: formatDateTime(now, locale, timeZone),
    renewAddress: shownAddress(language, takePath(city.slug)),
    checkAddress: shownAddress(language, TAKE_CHECK_PATH),
    emergency: details.emergency,
    sections: linkWithin(limited.sections, currentEnvironment().PUBLIC_URL),
    droppedCount: limited.droppedCount,
    failed,
  };
}

async function withPictures(file: CityFile, room: number): Promise<CityFile> {
  const all: readonly FilePost[] = file.sections.flatMap(({ posts }) => posts);
  const byId = new Map((await addPictures(all, room)).map((post) => [post.id, post]));
  const sections = file.sections.map(({ kind, posts }) => ({
    kind,
    posts: posts.map((post) => byId.get(post.id) ?? post),
  }));
  return { ...file, sections };
}

function shownAddress(language: LanguageCode, path: string): ShownAddress {
  const href = publicUrlOf(language, path);
  return { href, text: decodeURI(href.replace(/^https?:\/\//, '')) };
}
