import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CacheKey, cacheKeyOf } from '../app/cache-key.ts';
import type { RejectionStatus } from '../app/layouts/rejected-request.server.tsx';
import { isLoaderData } from '../app/loader-data.ts';
import type { BuildFile } from './build-files.ts';
import { cacheControl } from './cache-control.ts';
import { createPathCanonicaliser } from './canonical-path.ts';
import { acceptsStream } from './document-streams.ts';
import { hasValidHost } from './host-header.ts';
import type { Page } from './page-cache/page.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { type Rendering, renderPage } from './page-cache/render-page.ts';
import { redirect } from './redirect.ts';
import { rejectedRequest } from './rejected-request.ts';
import { type RequestRecord, type ResponseSource, recordRequest } from './request-record.ts';
import { readTarget } from './request-target.ts';
import { prefersReducedData } from './save-data.ts';
import { SPECULATION_RULES_PATH, setHeaders } from './security-headers.ts';
import { createSendPage } from './send-page.ts';
import type { serviceRoutes } from './service-routes.ts';
import type { KeysHeader } from './surrogate-keys.ts';

/** More than any form of ours sends, in bytes. */
const MAX_BODY_BYTES = 256 * 1024;

/** How long a visitor waits for the whole of a page before its shell is sent, in milliseconds. */
const STREAM_AFTER_MS = 300;

/** Addresses of pages that were read of late, as they setSource: most requests are for one of these. */
const MAX_CACHED_KEYS = 2000;

type Options = {
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** Those of documents that hold islands, in their place. */
  islandHeaders: Record<string, string>;
  /** In which caches in front get the keys of pages; none without it. */
  keysHeader?: KeysHeader | undefined;
  services: ReturnType<typeof serviceRoutes>;
  /** Of all pages' addresses. */
  pathPatterns: readonly string[];
  /** The file of the build at a path. */
  files: (path: string) => BuildFile | undefined;
  cacheKeyOf: typeof cacheKeyOf;
  pages: PageCache;
  /** Puts a line about its age into a page that cannot be made anew. */
  withAgeBanner: (page: Page, address: string) => Promise<Page>;
  /** Makes a page for one visitor, who sends nothing but its address. */
  render: (address: string) => Promise<Rendering>;
  /** Whether the page of an address may be sent before all of it is there. */
  isStreamable: (address: string) => boolean;
  /** Sends such a page in parts; false where that cannot be done. */
  stream: (address: string, response: ServerResponse) => Promise<boolean>;
  /** Answers what changes something. */
  handleAction: RequestListener;
  renderRejectedRequest: (status: RejectionStatus, pathname?: string) => string;
  freshSeconds: number;
  onRequestEnd: (visit: RequestRecord) => void;
  logFailure: (what: string, error: unknown) => void;
  now: () => number;
};

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  setSource: (way: ResponseSource) => void;
};

/** The way of every request: refused, served by a file, by a kept page, or by one made for it. */
export function createRequestListener(options: Options): RequestListener {
  const { headers, services, files, pages, withAgeBanner, render, handleAction, freshSeconds } =
    options;
  const sendPage = createSendPage({
    commonHeaders: headers,
    islandHeaders: options.islandHeaders,
    keysHeader: options.keysHeader,
  });
  // Caches in front drop pages by their keys; files of the build never change.
  const sendFile = createSendPage({ commonHeaders: headers });
  const servicePaths = [...services.keys()].map((route) => route.split(' ')[1] ?? '');
  const canonicalPath = createPathCanonicaliser([...options.pathPatterns, ...servicePaths]);
  const cacheKeysByUrl = new LRUCache<string, CacheKey>({ max: MAX_CACHED_KEYS });

  return (request, response) => {
    const exchange = {
      request,
      response,
      setSource: recordRequest(request, response, options.onRequestEnd),
    };
    const mayBeCached = isReadMethod(request) && hasValidHost(request);
    const cacheKey = mayBeCached ? cacheKeysByUrl.get(request.url ?? '') : undefined;
    (cacheKey ? sendCached(exchange, cacheKey) : handle(exchange)).catch((error) =>
      fail(exchange, error),
    );
  };

  async function handle({ request, response, setSource }: Exchange): Promise<void> {
    setHeaders(response, headers);
    const { method = '', url = '' } = request;
    const target = hasValidHost(request)
      ? readTarget(url, canonicalPath)
      : { rejectedWith: 400 as const };
    if ('rejectedWith' in target)
      return reject({ request, response, setSource }, target.rejectedWith);
    if ('redirectTo' in target) return redirect(request, response, target.redirectTo);
    const { pathname, query } = target;
    const isRead = isReadMethod(request);
    const serviceRoute = services.get(`${isRead ? 'GET' : method} ${pathname}`);
    if (serviceRoute) return serviceRoute(request, response);
    if (!isRead && method !== 'POST')
      return reject({ request, response, setSource }, 405, pathname);
    if (isLoaderData(pathname)) {
      if (!isRead) response.setHeader('Connection', 'close');
      return sendCached({ request, response, setSource }, options.cacheKeyOf(pathname, query));
    }
    if (!isRead) {
      const isTooLarge = Number(request.headers['content-length']) > MAX_BODY_BYTES;
      return isTooLarge
        ? reject({ request, response, setSource }, 413, pathname)
        : handleAction(request, response);
    }
    const file = files(pathname);
    if (file) {
      setSource('file');
      return sendFile(request, response, file.page, file.sendOptions);
    }
    const visitor = { request, response, setSource };
    const cacheKey = options.cacheKeyOf(pathname, query);
    return cacheKey.isShared ? sendCached(visitor, cacheKey) : sendPrivate(visitor, cacheKey);
  }

  async function sendCached(
    { request, response, setSource }: Exchange,
    keeping: CacheKey,
  ): Promise<void> {
    const { address } = keeping;
    const isCold = options.isStreamable(address) && acceptsStream(request) && !pages.has(address);
    const pending = pages.serve(keeping);
    if (isCold && (await isLate(pending))) {
      setSource('streamed');
      if (await options.stream(address, response)) return;
    }
    const result = await pending;
    const { state, page } = result;
    setSource(state);
    if (page.status === 200) cacheKeysByUrl.set(request.url ?? '', keeping);
    await sendPage(
      request,
      response,
      state === 'unreachable' ? await withAgeBanner(page, keeping.address) : page,
      {
        cacheControl: cacheControl(result, freshSeconds),
        speculationRules: prefersReducedData(request.headers) ? undefined : SPECULATION_RULES_PATH,
      },
    );
  }

  async function sendPrivate(
    { request, response }: Exchange,
    { address }: CacheKey,
  ): Promise<void> {
    const { page } = await renderPage(await render(address), options.now());
    const ownHeader = page.headers['cache-control'];
    await sendPage(request, response, page, { cacheControl: ownHeader ?? 'private, no-cache' });
  }

  async function reject(visitor: Exchange, status: RejectionStatus, pathname = '/'): Promise<void> {
    const { request, response } = visitor;
    // What was not read of a body would be taken for the next request.
    if (!isReadMethod(request)) response.setHeader('Connection', 'close');
    const page = await rejectedRequest(status, options.renderRejectedRequest(status, pathname));
    await sendPage(request, response, page, { cacheControl: 'no-store' });
  }

  function fail({ response }: Exchange, error: unknown): void {
    options.logFailure('answering a request', error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { ...headers, 'Cache-Control': 'no-store' }).end();
  }
}

/** Whether a page is not there within the time that a visitor waits for an empty screen gladly. */
async function isLate(pending: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, STREAM_AFTER_MS, true);
  });
  try {
    return await Promise.race([pending.then(() => false), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function isReadMethod({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
