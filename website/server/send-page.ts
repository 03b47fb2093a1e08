import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { ISLANDS_HEADER, MAP_ISLAND } from '../app/islands/islands-header.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { type Bodies, identityOf, type Page } from './page-cache/page.ts';
import { SAVE_DATA_HEADERS } from './save-data.ts';
import { type KeysHeader, keysOf } from './surrogate-keys.ts';

/** Headers of the connection and of one body, which are set for each response. */
const perResponseHeaders = new Set([
  'cache-control',
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  ISLANDS_HEADER,
]);

/** The older form of `frame-ancestors`, which no page with a policy of its own gets. */
const FRAME_OPTIONS = 'x-frame-options';

/** Headers of a response besides those of its page. */
export type SendOptions = {
  cacheControl: string;
  /** Address of the speculation rules; none for visitors who prefer reduced data. */
  speculationRules?: string | undefined;
  /** Request headers that the response depends on; by default those of documents. */
  vary?: string;
};

type SenderOptions = {
  /** Headers of every response. */
  commonHeaders: Readonly<Record<string, string>>;
  /** The headers that replace the common ones on documents with islands. */
  islandHeaders?: Readonly<Record<string, string>>;
  /** The headers that replace them on documents with a map. */
  mapHeaders?: Readonly<Record<string, string>>;
  /** Header that carries the surrogate keys of cacheable pages; none if not set. */
  keysHeader?: KeysHeader | undefined;
};

type PreparedResponse = {
  etag: string | undefined;
  headers: string[];
  notModifiedHeaders: string[];
};

/** Memory for uncompressed bodies, in bytes: few clients accept no compression. */
const UNCOMPRESSED_BYTES = 8 * 1024 * 1024;

/**
 * Sends pages in the best encoding that the client accepts; 304 if it has the page already. The
 * headers of a page are assembled once: setting each for every response costs more than all else.
 */
export function createSendPage(senderOptions: SenderOptions) {
  const preparedByPage = new WeakMap<Page, Map<string, PreparedResponse>>();

  const uncompressed = new LRUCache<string, Buffer, { bodies: Bodies }>({
    maxSize: UNCOMPRESSED_BYTES,
    sizeCalculation: (body) => Math.max(1, body.length),
    // What is evicted while it is decompressed must still be sent to those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: (_etag, _stale, { context }) => identityOf(context.bodies),
  });

  function preparedResponseOf(
    page: Page,
    encoding: Encoding,
    length: number,
    options: SendOptions,
  ): PreparedResponse {
    const preparedByKey = preparedByPage.get(page) ?? new Map<string, PreparedResponse>();
    preparedByPage.set(page, preparedByKey);
    const key = `${encoding} ${options.speculationRules ?? ''} ${options.cacheControl}`;
    const response =
      preparedByKey.get(key) ?? prepareResponse(page, encoding, length, options, senderOptions);
    preparedByKey.set(key, response);
    return response;
  }

  /** The bytes of a body; a promise if they have to be decompressed first. */
  function bodyOf({ bodies, etag }: Page, encoding: Encoding): Buffer | Promise<Buffer> {
    const body = bodies[encoding] ?? uncompressed.get(etag);
    return body ?? uncompressed.forceFetch(etag, { context: { bodies } });
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    page: Page,
    options: SendOptions,
  ): Promise<void> => {
    const preferred = acceptedEncoding(request.headers['accept-encoding']);
    const encoding = page.bodies[preferred] ? preferred : 'identity';
    const bodyOrPromise = bodyOf(page, encoding);
    const body = bodyOrPromise instanceof Promise ? await bodyOrPromise : bodyOrPromise;
    const prepared = preparedResponseOf(page, encoding, body.length, options);
    const { etag, headers, notModifiedHeaders } = prepared;
    // Set for requests that did not come from the cache.
    if (hasOwnPolicy(page)) response.removeHeader(FRAME_OPTIONS);
    if (etag && matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, notModifiedHeaders).end();
      return;
    }
    response.writeHead(page.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function prepareResponse(
  page: Page,
  encoding: Encoding,
  length: number,
  { cacheControl, speculationRules, vary = `Accept-Encoding, ${SAVE_DATA_HEADERS}` }: SendOptions,
  senderOptions: SenderOptions,
): PreparedResponse {
  // Strong: each encoding has an ETag of its own.
  const suffix = encoding === 'identity' ? '' : `-${encoding}`;
  const etag = page.status === 200 ? `"${page.etag}${suffix}"` : undefined;
  // By lower-case name: a page's own headers take precedence over common ones.
  const headers = new Map<string, string>([
    ...Object.entries(siteHeadersOf(page, senderOptions)).map(([name, value]): [string, string] => [
      name.toLowerCase(),
      value,
    ]),
    ...Object.entries(page.headers).filter(([name]) => !perResponseHeaders.has(name)),
    ['cache-control', cacheControl],
    ['vary', vary],
  ]);
  if (etag) headers.set('etag', etag);
  if (hasOwnPolicy(page)) headers.delete(FRAME_OPTIONS);
  else if (speculationRules) headers.set('speculation-rules', `"${speculationRules}"`);
  const { keysHeader } = senderOptions;
  if (keysHeader && cacheControl.startsWith('public')) {
    headers.set(keysHeader.toLowerCase(), keysOf(page.tags, keysHeader));
  }
  const notModifiedHeaders = [...headers].filter(([name]) => name !== 'content-type').flat();
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(length));
  return { etag, notModifiedHeaders, headers: [...headers].flat() };
}

/** The site's headers for a page, by its islands. */
function siteHeadersOf(
  { headers }: Page,
  { commonHeaders, islandHeaders = commonHeaders, mapHeaders = islandHeaders }: SenderOptions,
): Readonly<Record<string, string>> {
  const islands = headers[ISLANDS_HEADER];
  if (!islands) return commonHeaders;
  return islands.split(' ').includes(MAP_ISLAND) ? mapHeaders : islandHeaders;
}

/** Whether a page says itself what it may load, and who may show it in a frame. */
function hasOwnPolicy({ headers }: Page): boolean {
  return 'content-security-policy' in headers;
}

/** Proxies that compress responses weaken the ETag; it still identifies the same page. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
