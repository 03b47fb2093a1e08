import { ENTRY_PAGES, FILES, READ_PAGES, SAVED_PAGES } from './cache-names.ts';
import type { PageEvent } from './worker-scope.ts';

/** Addresses in a document; in a style sheet, those of its fonts. */
const inDocument = /\b(?:src|href)="([^"#]+)/g;
const inStyleSheet = /url\("?([^")]+)/g;

/** The files of the build that a document names, style sheet first. @param html of the document */
export function assetsOf(html: string): string[] {
  const assets = referencesIn(html, inDocument, '').filter((url) => url.startsWith('/assets/'));
  return [...new Set(assets)].sort((one, other) => rank(one) - rank(other));
}

const rank = (url: string) => (url.endsWith('.css') ? 0 : 1);

/** Kept files match whatever headers they were requested with. */
const matchFile = (cache: Cache, url: string) => cache.match(url, { ignoreVary: true });

/** Stores files that are not kept yet. One that cannot be loaded, or for which there is no room, is left out. */
export async function keepFiles(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES);
  for (const url of urls) {
    if (await matchFile(cache, url)) continue;
    const response = await load(url);
    if (!response) continue;
    await cache.put(url, response).catch(() => undefined);
    // The first one of another build: nothing needs the files of pages that it has replaced.
    if (url.endsWith('.css')) await dropUnusedFiles();
  }
}

/**
 * Loads a file so that its size counts as it is. Where its origin does not allow that, browsers
 * reserve megabytes for it.
 */
async function load(url: string): Promise<Response | null> {
  for (const mode of ['cors', 'no-cors'] as const) {
    try {
      const response = await fetch(url, { mode, credentials: 'omit' });
      return response.ok || response.type === 'opaque' ? response : null;
    } catch {
      // Tried in the other mode; then the file cannot be had.
    }
  }
  return null;
}

/**
 * A kept file, else the file from the network. It is kept if it belongs to the build, beside the answer:
 * a page must not lack its style sheet because there is no room for a copy.
 */
export async function answerFile(event: PageEvent): Promise<Response> {
  const { request } = event;
  // A browser whose storage is broken still loads files.
  const cache = await caches.open(FILES).catch(() => null);
  const kept = cache && (await matchFile(cache, request.url).catch(() => null));
  if (kept) return kept;
  const response = await fetch(request);
  const { origin, pathname } = new URL(request.url);
  if (cache && response.ok && origin === location.origin && pathname.startsWith('/assets/')) {
    event.waitUntil(cache.put(request.url, response.clone()).catch(() => undefined));
  }
  return response;
}

/** Drops files that no kept page or style sheet names. */
export async function dropUnusedFiles(): Promise<void> {
  const files = await caches.open(FILES);
  const used = new Set<string>();
  const collect = async (cache: Cache, key: Request, pattern: RegExp) => {
    const text = (await (await cache.match(key))?.text()) ?? '';
    for (const url of referencesIn(text, pattern, key.url)) used.add(url);
  };
  for (const name of [SAVED_PAGES, ENTRY_PAGES, READ_PAGES]) {
    const pages = await caches.open(name);
    for (const key of await pages.keys()) await collect(pages, key, inDocument);
  }
  const keys = await files.keys();
  for (const key of keys.filter(({ url }) => url.endsWith('.css') && used.has(url))) {
    await collect(files, key, inStyleSheet);
  }
  for (const key of keys) if (!used.has(key.url)) await files.delete(key);
}

/** @param base what they are relative to; empty to leave them as they are */
function referencesIn(text: string, pattern: RegExp, base: string): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => {
    const url = address.replaceAll('&amp;', '&');
    return base ? absolute(url, base) : url;
  });
}

/** An address as it is if it is invalid. Old phones know neither `URL.canParse` nor `URL.parse`. */
function absolute(url: string, base: string): string {
  try {
    return new URL(url, base).href;
  } catch {
    return url;
  }
}
