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
import { addressWithoutStrayMarks } from './stray-marks.ts';
import type { KeysHeader } from './surrogate-keys.ts';

/** How long a visitor waits for a complete page before it is streamed, in milliseconds. */
const STREAM_AFTER_MS = 300;

/** URLs of recent requests whose cache key is remembered: most requests are for one of these. */
const MAX_CACHED_KEYS = 2000;

type Options = {
  /** Headers of every response. */
  headers: Record<string, string>;
  /** The headers that replace them on documents with islands. */
  islandHeaders: Record<string, string>;
  /** The headers that replace these on documents with a map. */
  mapHeaders: Record<string, string>;
  /** All three for previews, which the panel shows in a frame. */
  previewHeaders: Pick<Options, 'headers' | 'islandHeaders' | 'mapHeaders'>;
  /** Header that carries the surrogate keys of pages; none if not set. */
  keysHeader?: KeysHeader | undefined;
  services: ReturnType<typeof serviceRoutes>;
  /** Path patterns of all routes. */
  pathPatterns: readonly string[];
  /** The file of the build at a path. */
  files: (path: string) => BuildFile | undefined;
  cacheKeyOf: typeof cacheKeyOf;
  /** Whether a preview is requested. */
  isPreview: (pathname: string) => boolean;
  pages: PageCache;
  /** Inserts a banner with its age into a page that cannot be rendered again. */
  withAgeBanner: (page: Page, address: string) => Promise<Page>;
  /** Renders the page of an address. */
  render: (address: string) => Promise<Rendering>;
  /** Whether the page of an address may be streamed. */
  isStreamable: (address: string) => boolean;
  /** Streams a page; false if that is not possible, and nothing was sent. */
  stream: (address: string, response: ServerResponse) => Promise<boolean>;
  /** Handles requests that may change something. */
  handleAction: RequestListener;
  /** Maximum size of the form of a page, in bytes. */
  maxBodyBytes: (pathname: string) => number;
  renderRejectedRequest: (status: RejectionStatus, pathname?: string) => string;
  freshSeconds: number;
  /** Called once a cacheable page was sent in answer to GET. @param address path and query */
  onPageSent?: ((request: IncomingMessage, page: Page, address: string) => void) | undefined;
  onRequestEnd: (record: RequestRecord) => void;
  logFailure: (operation: string, error: unknown) => void;
  now: () => number;
};

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  setSource: (source: ResponseSource) => void;
};

/**
 * Handles every request: rejects it, redirects it, or serves a service route, a file, a cached page
 * or one rendered for it.
 */
export function createRequestListener(options: Options): RequestListener {
  const { headers, services, files, pages, withAgeBanner, render, handleAction, freshSeconds } =
    options;
  const sendPage = createSendPage({
    commonHeaders: headers,
    islandHeaders: options.islandHeaders,
    mapHeaders: options.mapHeaders,
    keysHeader: options.keysHeader,
  });
  const sendPreviewPage = createSendPage({
    commonHeaders: options.previewHeaders.headers,
    islandHeaders: options.previewHeaders.islandHeaders,
    mapHeaders: options.previewHeaders.mapHeaders,
  });
  // Without surrogate keys: files of the build are never purged.
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

  async function handle(exchange: Exchange): Promise<void> {
    const { request, response, setSource } = exchange;
    setHeaders(response, headers);
    const { method = '', url = '' } = request;
    const target = hasValidHost(request)
      ? readTarget(url, canonicalPath)
      : { rejectedWith: 400 as const };
    if ('rejectedWith' in target) return reject(exchange, target.rejectedWith);
    if ('redirectTo' in target) return redirect(request, response, target.redirectTo);
    const { pathname, query } = target;
    const isRead = isReadMethod(request);
    const serviceRoute = services.get(`${isRead ? 'GET' : method} ${pathname}`);
    if (serviceRoute) return serviceRoute(request, response);
    if (!isRead && method !== 'POST') return reject(exchange, 405, pathname);
    if (isLoaderData(pathname)) {
      if (!isRead) response.setHeader('Connection', 'close');
      return sendCached(exchange, options.cacheKeyOf(pathname, query));
    }
    if (!isRead) {
      const maxBytes = options.maxBodyBytes(pathname);
      const isTooLarge = Number(request.headers['content-length']) > maxBytes;
      return isTooLarge ? reject(exchange, 413, pathname) : handleAction(request, response);
    }
    const file = files(pathname);
    if (file) {
      setSource('file');
      return sendFile(request, response, file.page, file.sendOptions);
    }
    const cacheKey = options.cacheKeyOf(pathname, query);
    if (cacheKey.isShared) {
      const meant = await addressWithoutStrayMarks(url, pathname, {
        canonicalPath,
        statusOf: (path) => statusOf(path, query),
      });
      if (meant !== null) return redirect(request, response, meant);
      return sendCached(exchange, cacheKey);
    }
    return options.isPreview(pathname)
      ? sendPreview(exchange, cacheKey)
      : sendPrivate(exchange, cacheKey);
  }

  /** The status of a page, from the cache if it is there. */
  async function statusOf(pathname: string, query: URLSearchParams): Promise<number> {
    const cacheKey = options.cacheKeyOf(pathname, query);
    // Pages with a form and such, which are always there.
    return cacheKey.isShared ? (await pages.serve(cacheKey)).page.status : 200;
  }

  async function sendCached(
    { request, response, setSource }: Exchange,
    cacheKey: CacheKey,
  ): Promise<void> {
    const savesData = prefersReducedData(request.headers);
    const address = (savesData && cacheKey.reducedAddress) || cacheKey.address;
    const isCold = options.isStreamable(address) && acceptsStream(request) && !pages.has(address);
    const pending = pages.serve({ ...cacheKey, address });
    if (isCold && (await isLate(pending))) {
      setSource('streamed');
      if (await options.stream(address, response)) return;
    }
    const result = await pending;
    const { state, page } = result;
    setSource(state);
    if (page.status === 200) cacheKeysByUrl.set(request.url ?? '', cacheKey);
    await sendPage(
      request,
      response,
      state === 'unreachable' ? await withAgeBanner(page, address) : page,
      {
        cacheControl: cacheControl(result, freshSeconds),
        speculationRules: savesData ? undefined : SPECULATION_RULES_PATH,
      },
    );
    if (request.method === 'GET') options.onPageSent?.(request, page, address);
  }

  async function sendPrivate(
    { request, response }: Exchange,
    { address }: CacheKey,
  ): Promise<void> {
    const { page } = await renderPage(await render(address), options.now());
    const ownHeader = page.headers['cache-control'];
    await sendPage(request, response, page, { cacheControl: ownHeader ?? 'private, no-cache' });
  }

  async function sendPreview(
    { request, response }: Exchange,
    { address }: CacheKey,
  ): Promise<void> {
    const { page } = await renderPage(await render(address), options.now());
    // `handle` has set those that keep pages out of frames.
    for (const name of Object.keys(headers)) response.removeHeader(name);
    await sendPreviewPage(request, response, page, { cacheControl: 'no-store' });
  }

  async function reject(
    { request, response }: Exchange,
    status: RejectionStatus,
    pathname = '/',
  ): Promise<void> {
    // An unread body would be parsed as the next request.
    if (!isReadMethod(request)) response.setHeader('Connection', 'close');
    const page = await rejectedRequest(status, options.renderRejectedRequest(status, pathname));
    await sendPage(request, response, page, { cacheControl: 'no-store' });
  }

  function fail({ request, response }: Exchange, error: unknown): void {
    // The client has left while it was sending, which is no failure, and would let anybody fill the log.
    if (request.errored === error) return;
    options.logFailure('handling a request', error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { ...headers, 'Cache-Control': 'no-store' }).end();
  }
}

/** Whether a page takes longer than a visitor should look at an empty screen. */
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
