import { OFFLINE_PATH } from '../addresses/offline-paths.ts';
import { ENTRY_PAGES, KEPT_AT_HEADER, READ_PAGES } from './cache-names.ts';
import { GONE } from './gone.ts';
import { ageOf, isKeepable, keepPage, keptPage, MAX_AGE_MS } from './pages.ts';
import type { PageEvent } from './worker-scope.ts';

/** How long the network may take before a kept copy is shown, in milliseconds. */
const NETWORK_WAIT_MS = 5000;

/** What the offline page holds for kept copies: a line with an empty `time`, and the locales of the date. */
const copyLine = /<template data-locales="([^"]*)">(.*?)<\/template>/s;

/** Of a page of the site. The file of a city has none: it says itself as of when it is, and is signed. */
const content = /<main id="content"[^>]*>/;

/**
 * Answers a navigation: from the network, which also renews the kept copy. Without an answer, or if
 * it is late and the copy of the last day, with the copy; else with the offline page.
 */
export async function answerPage(event: PageEvent): Promise<Response> {
  const { request } = event;
  const [url = ''] = request.url.split('#');
  const answer = fromNetwork(event);
  const keepAnswer = async (response: Response) => {
    // A copy of the response has to be made before its body is read.
    if (isKeepable(response, url)) await keepPage(url, response.clone());
    // What was taken off the site was not asked to be kept, unless it was saved.
    if (GONE.includes(response.status)) await (await caches.open(READ_PAGES)).delete(url);
  };
  event.waitUntil(answer.then(keepAnswer).catch(() => undefined));
  // A browser whose storage is broken still loads pages.
  const kept = await keptPage(url).catch(() => undefined);
  try {
    if (!kept || ageOf(kept) > MAX_AGE_MS) return await answer;
    const late = new Promise<null>((resolve) => setTimeout(resolve, NETWORK_WAIT_MS, null));
    return (await Promise.race([answer, late])) ?? (await withCopyLine(kept, url));
  } catch {
    if (kept) return withCopyLine(kept, url);
    const page = await offlinePage(url).catch(() => undefined);
    return page
      ? new Response(page.body, { status: 503, headers: page.headers })
      : Response.error();
  }
}

/** @throws TypeError without network, where Firefox does not reject the preload but resolves it with an error */
async function fromNetwork({ request, preloadResponse }: PageEvent): Promise<Response> {
  const preloaded = await preloadResponse;
  if (preloaded?.type === 'error') throw new TypeError('The navigation preload failed.');
  return preloaded ?? fetch(request);
}

/** The offline page in the language of an address, else in any that was read in. */
async function offlinePage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(ENTRY_PAGES);
  const [, first] = new URL(url).pathname.split('/');
  const page = (await cache.match(`/${first}${OFFLINE_PATH}`)) ?? (await cache.match(OFFLINE_PATH));
  if (page) return page;
  const other = (await cache.keys()).find((key) => key.url.endsWith(OFFLINE_PATH));
  return other && cache.match(other);
}

/** A kept page with a line that says so, and of when it is. */
async function withCopyLine(kept: Response, url: string): Promise<Response> {
  const template = copyLine.exec((await (await offlinePage(url))?.text()) ?? '');
  if (!template) return kept;
  const [, locales = '', line = ''] = template;
  const date = new Intl.DateTimeFormat(locales.split(' '), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(Number(kept.headers.get(KEPT_AT_HEADER)));
  const html = (await kept.text()).replace(
    content,
    (main) => main + line.replace('</time>', `${date}</time>`),
  );
  return new Response(html, { headers: kept.headers });
}
