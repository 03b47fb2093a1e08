import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { ISLANDS_HEADER } from '../app/islands/islands-header.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { type Bodies, identityOf, type Page } from './page-cache/page.ts';
import { SAVE_DATA_HEADERS } from './save-data.ts';
import { type KeysHeader, keysOf } from './surrogate-keys.ts';

/** Headers of the connection and of one body; they are set for each answer. */
const perResponseHeaders = new Set([
  'cache-control',
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  ISLANDS_HEADER,
]);

/** What an answer says besides what its page says. */
export type SendOptions = {
  cacheControl: string;
  /** Address of what browsers may fetch ahead; none for who is sparing. */
  speculationRules?: string | undefined;
  /** Request headers that the answer depends on; by default those that a document depends on. */
  vary?: string;
};

type SenderOptions = {
  /** Headers of every answer. */
  commonHeaders: Readonly<Record<string, string>>;
  /** Those of a document that holds islands, in their place. */
  islandHeaders?: Readonly<Record<string, string>>;
  /** In which caches in front get the keys of what they may keep; none without it. */
  keysHeader?: KeysHeader | undefined;
};

type PreparedResponse = {
  etag: string | undefined;
  headers: string[];
  notModifiedHeaders: string[];
};

/** Memory for uncompressed bodies, in bytes: few clients take no compression. */
const UNCOMPRESSED_BYTES = 8 * 1024 * 1024;

/**
 * Sends pages in the best encoding that the visitor takes; 304 where they have it already. The
 * headers of a page are put together once: setting each for every visitor costs more than all else.
 */
export function createSendPage(senderOptions: SenderOptions) {
  const preparedByPage = new WeakMap<Page, Map<string, PreparedResponse>>();

  const uncompressed = new LRUCache<string, Buffer, { bodies: Bodies }>({
    maxSize: UNCOMPRESSED_BYTES,
    sizeCalculation: (body) => Math.max(1, body.length),
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

  /** The bytes of a body; a promise where they have to be decompressed first. */
  function bodyOf({ bodies, etag }: Page, encoding: Encoding): Buffer | Promise<Buffer> {
    const body = bodies[encoding] ?? uncompressed.get(etag);
    return body ?? uncompressed.forceFetch(etag, { context: { bodies } });
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    page: Page,
    manner: SendOptions,
  ): Promise<void> => {
    const preferred = acceptedEncoding(request.headers['accept-encoding']);
    const encoding = page.bodies[preferred] ? preferred : 'identity';
    const bodyOrPromise = bodyOf(page, encoding);
    const body = bodyOrPromise instanceof Promise ? await bodyOrPromise : bodyOrPromise;
    const {
      etag,
      headers,
      notModifiedHeaders: known,
    } = preparedResponseOf(page, encoding, body.length, manner);
    if (etag && matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, known).end();
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
  { commonHeaders, islandHeaders = commonHeaders, keysHeader }: SenderOptions,
): PreparedResponse {
  // Strong: each encoding is other bytes and has a tag of its own.
  const suffix = encoding === 'identity' ? '' : `-${encoding}`;
  const etag = page.status === 200 ? `"${page.etag}${suffix}"` : undefined;
  // By lower-case name: what a page says of itself counts more than what all say.
  const headers = new Map<string, string>([
    ...Object.entries(page.headers[ISLANDS_HEADER] ? islandHeaders : commonHeaders).map(
      ([name, value]): [string, string] => [name.toLowerCase(), value],
    ),
    ...Object.entries(page.headers).filter(([name]) => !perResponseHeaders.has(name)),
    ['cache-control', cacheControl],
    ['vary', vary],
  ]);
  if (etag) headers.set('etag', etag);
  if (speculationRules) headers.set('speculation-rules', `"${speculationRules}"`);
  if (keysHeader && cacheControl.startsWith('public')) {
    headers.set(keysHeader.toLowerCase(), keysOf(page.tags, keysHeader));
  }
  const notModifiedHeaders = [...headers].filter(([name]) => name !== 'content-type').flat();
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(length));
  return { etag, notModifiedHeaders, headers: [...headers].flat() };
}

/** Proxies that compress by themselves make a tag weak; it stands for the same page. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
