import { costParameters } from '../addresses/costs-path.ts';
import { ENTRY_PAGES, KEPT_AT_HEADER, pageLimits, READ_PAGES, SAVED_PAGES } from './cache-names.ts';
import { assetsOf, keepFiles } from './files.ts';

/** How old a page may be that is shown while the network is slow, in milliseconds. */
export const MAX_AGE_MS = 24 * 60 * 60_000;

/** Parameters of pages that are kept. Others say what somebody searched for, or are codes. */
const KEPT_PARAMETERS = new Set<string>(['community', 'view', 'page', ...costParameters]);

/** Headers that a kept page needs. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'permissions-policy'];

/** Where a page may be, the most lasting first. */
const cacheNames = [SAVED_PAGES, ENTRY_PAGES, READ_PAGES] as const;

/**
 * Whether a response may be kept: a page that is the same for everybody, as its header says. Pages
 * with a form, previews and errors are not.
 * @param url of the page
 */
export function isKeepable({ status, headers, redirected }: Response, url: string): boolean {
  return (
    status === 200 &&
    !redirected &&
    /^text\/html/.test(headers.get('content-type') ?? '') &&
    /^public/.test(headers.get('cache-control') ?? '') &&
    [...new URL(url).searchParams.keys()].every((name) => KEPT_PARAMETERS.has(name))
  );
}

/** @returns the kept copy of a page; undefined if there is none */
export async function keptPage(url: string): Promise<Response | undefined> {
  for (const name of cacheNames) {
    const response = await (await caches.open(name)).match(url);
    if (response) return response;
  }
}

/** The age of a kept page in milliseconds; older than all others if the clock was ahead then. */
export function ageOf({ headers }: Response): number {
  const age = Date.now() - Number(headers.get(KEPT_AT_HEADER));
  return age < 0 ? Number.MAX_VALUE : age;
}

/**
 * Keeps a page with the files of the build that it needs. Its pictures then have one size only, so
 * that the one that is kept is the one that is shown. Without room for it, a former copy stays.
 * @param cacheName where to; by default where it is already, else among those read
 */
export async function keepPage(
  url: string,
  response: Response,
  cacheName?: keyof typeof pageLimits,
): Promise<void> {
  if (!isKeepable(response, url)) return;
  const text = (await response.text()).replace(/ (srcset|sizes)="[^"]*"/gi, '');
  const name = cacheName ?? (await nameOfCacheWith(url));
  const cache = await caches.open(name);
  const headers = new Headers({ [KEPT_AT_HEADER]: String(Date.now()) });
  for (const header of KEPT_HEADERS) headers.set(header, response.headers.get(header) ?? '');
  try {
    await cache.put(url, new Response(text, { headers }));
  } catch {
    return;
  }
  if (name !== READ_PAGES) await (await caches.open(READ_PAGES)).delete(url);
  await dropOldest(cache, pageLimits[name]);
  await keepFiles(assetsOf(text));
}

/** By the time, as browsers differ in whether a page that is kept again changes its place. */
async function dropOldest(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  if (keys.length <= limit) return;
  const pages: { key: Request; age: number }[] = [];
  for (const key of keys) {
    const page = await cache.match(key);
    if (page) pages.push({ key, age: ageOf(page) });
  }
  pages.sort((one, other) => one.age - other.age);
  for (const { key } of pages.slice(limit)) await cache.delete(key);
}

async function nameOfCacheWith(url: string): Promise<keyof typeof pageLimits> {
  for (const name of cacheNames) if (await (await caches.open(name)).match(url)) return name;
  return READ_PAGES;
}
