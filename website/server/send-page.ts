import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { type Bodies, identityOf, type Page } from './page-cache/page.ts';
import { SPARING } from './sparing.ts';
import { type KeysHeader, keysOf } from './surrogate-keys.ts';

/** Headers of the connection and of one body; they are set for each answer. */
const own = new Set([
  'cache-control',
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
]);

/** What an answer says besides what its page says. */
export type Manner = {
  cacheControl: string;
  /** Address of what browsers may fetch ahead; none for who is sparing. */
  speculationRules?: string | undefined;
  /** Request headers that the answer depends on; by default those that a document depends on. */
  vary?: string;
};

type Setting = {
  /** Headers of every answer. */
  always: Readonly<Record<string, string>>;
  /** In which caches in front get the keys of what they may keep; none without it. */
  keysHeader?: KeysHeader | undefined;
};

type Answer = { tag: string | undefined; head: string[]; known: string[] };

/** Memory for uncompressed bodies, in bytes: few clients take no compression. */
const UNCOMPRESSED_BYTES = 8 * 1024 * 1024;

/**
 * Sends pages in the best encoding that the visitor takes; 304 where they have it already. The
 * headers of a page are put together once: setting each for every visitor costs more than all else.
 */
export function createSendPage(setting: Setting) {
  const answers = new WeakMap<Page, Map<string, Answer>>();

  const uncompressed = new LRUCache<string, Buffer, { bodies: Bodies }>({
    maxSize: UNCOMPRESSED_BYTES,
    sizeCalculation: (body) => Math.max(1, body.length),
    fetchMethod: (_etag, _stale, { context }) => identityOf(context.bodies),
  });

  function answerOf(page: Page, encoding: Encoding, length: number, manner: Manner): Answer {
    const known = answers.get(page) ?? new Map<string, Answer>();
    answers.set(page, known);
    const key = `${encoding} ${manner.speculationRules ?? ''} ${manner.cacheControl}`;
    const answer = known.get(key) ?? prepared(page, encoding, length, manner, setting);
    known.set(key, answer);
    return answer;
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
    manner: Manner,
  ): Promise<void> => {
    const asked = acceptedEncoding(request.headers['accept-encoding']);
    const encoding = page.bodies[asked] ? asked : 'identity';
    const found = bodyOf(page, encoding);
    const body = found instanceof Promise ? await found : found;
    const { tag, head, known } = answerOf(page, encoding, body.length, manner);
    if (tag && isKnown(request.headers['if-none-match'], tag)) {
      response.writeHead(304, known).end();
      return;
    }
    response.writeHead(page.status, head);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function prepared(
  page: Page,
  encoding: Encoding,
  length: number,
  { cacheControl, speculationRules, vary = `Accept-Encoding, ${SPARING}` }: Manner,
  { always, keysHeader }: Setting,
): Answer {
  // Strong: each encoding is other bytes and has a tag of its own.
  const suffix = encoding === 'identity' ? '' : `-${encoding}`;
  const tag = page.status === 200 ? `"${page.etag}${suffix}"` : undefined;
  // By lower-case name: what a page says of itself counts more than what all say.
  const headers = new Map<string, string>([
    ...Object.entries(always).map(([name, value]): [string, string] => [name.toLowerCase(), value]),
    ...Object.entries(page.headers).filter(([name]) => !own.has(name)),
    ['cache-control', cacheControl],
    ['vary', vary],
  ]);
  if (tag) headers.set('etag', tag);
  if (speculationRules) headers.set('speculation-rules', `"${speculationRules}"`);
  if (keysHeader && cacheControl.startsWith('public')) {
    headers.set(keysHeader.toLowerCase(), keysOf(page.tags, keysHeader));
  }
  const known = [...headers].filter(([name]) => name !== 'content-type').flat();
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(length));
  return { tag, known, head: [...headers].flat() };
}

/** Proxies that compress by themselves make a tag weak; it stands for the same page. */
function isKnown(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}
