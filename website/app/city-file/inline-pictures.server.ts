import type { Picture, PictureFile } from '../posts/post.ts';
import { currentTextContext } from '../posts/rich-text/current-context.server.ts';
import type { FilePost, InlinePicture } from './file-post.ts';

/** The width of a picture that is wide enough for a phone, in pixels. */
const WIDTH = 500;

/** A larger one is not small any more. */
const MAX_PICTURE_BYTES = 60_000;

/** How long one may take, and how many are fetched at once. */
const TIMEOUT_MS = 2000;
const CONCURRENCY = 6;

/** Of its element and attributes. */
const ELEMENT_BYTES = 200;

/**
 * Puts pictures into posts, the first ones first, as long as there is room. One that cannot be fetched
 * is left out: it is never what the file is for.
 * @param room in bytes
 */
export async function addPictures(posts: readonly FilePost[], room: number): Promise<FilePost[]> {
  const { pictureOrigins } = currentTextContext('en');
  const withPictures = [...posts];
  let left = room;
  for (let start = 0; start < posts.length && left > ELEMENT_BYTES; start += CONCURRENCY) {
    const batch = posts.slice(start, start + CONCURRENCY);
    const pictures = await Promise.all(
      batch.map(({ picture }) => picture && fetchPicture(picture, pictureOrigins)),
    );
    for (const [at, post] of batch.entries()) {
      const inline = pictures[at];
      const bytes = inline ? inline.source.length + ELEMENT_BYTES + byteLength(inline.alt) : 0;
      if (!inline || bytes > left) continue;
      left -= bytes;
      withPictures[start + at] = { ...post, inline };
    }
  }
  return withPictures;
}

async function fetchPicture(
  { files, main, alt }: Picture,
  origins: ReadonlySet<string>,
): Promise<InlinePicture | null> {
  const file = fileFor(files) ?? main;
  if (!origins.has(new URL(file.url).origin)) return null;
  try {
    const response = await fetchFrom(file.url, origins);
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const length = Number(response.headers.get('content-length') ?? 0);
    const isFit = response.ok && /^image\/(?:webp|jpeg|png|avif)$/.test(type);
    if (!isFit || length > MAX_PICTURE_BYTES) {
      await response.body?.cancel();
      return null;
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > MAX_PICTURE_BYTES) return null;
    const source = `data:${type};base64,${bytes.toString('base64')}`;
    return { source, width: file.width, height: file.height, alt };
  } catch {
    // Unreachable or late, and not needed.
    return null;
  }
}

/** Follows one redirect, to the bucket that has the uploads. @throws Error if it leads elsewhere */
async function fetchFrom(url: string, origins: ReadonlySet<string>): Promise<Response> {
  const options = { signal: AbortSignal.timeout(TIMEOUT_MS) };
  const response = await fetch(url, { ...options, redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status !== 302 || location === null) return response;
  await response.body?.cancel();
  const target = new URL(location, url);
  if (!origins.has(target.origin)) throw new Error(`redirected to ${target.origin}`);
  return fetch(target, { ...options, redirect: 'error' });
}

/** The widest that is not too wide, else the narrowest. */
const fileFor = (files: readonly PictureFile[]): PictureFile | undefined =>
  files.findLast(({ width }) => width <= WIDTH) ?? files[0];

const byteLength = (text: string) => Buffer.byteLength(text);
