import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Keeping, keepingOf } from '../app/keeping.ts';
import type { Refusal } from '../app/layouts/refusal.server.tsx';
import { cacheControl } from './cache-control.ts';
import { namesOneHost } from './host.ts';
import { makePage, type Underway } from './page-cache/make-page.ts';
import type { Page } from './page-cache/page.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { refusedPage } from './refused-page.ts';
import { readTarget } from './request-target.ts';
import { SPECULATION_RULES, setHeaders } from './security-headers.ts';
import { createSendPage } from './send-page.ts';
import type { serviceRoutes } from './service-routes.ts';
import { isSparing } from './sparing.ts';
import { takesStream } from './streams.ts';
import type { KeysHeader } from './surrogate-keys.ts';
import { follow, type Visit, type Way } from './visit.ts';

/** More than any form of ours sends, in bytes. */
const MOST_BODY = 256 * 1024;

/** How long a visitor waits for the whole of a page before its shell is sent, in milliseconds. */
const BUDGET = 300;

/** Addresses of pages that were read of late, as they came: most requests are for one of these. */
const MOST_READ = 2000;

type Options = {
  /** Headers of every answer. */
  headers: Record<string, string>;
  /** In which caches in front get the keys of pages; none without it. */
  keysHeader?: KeysHeader | undefined;
  services: ReturnType<typeof serviceRoutes>;
  /** Sends a file of the build; goes on where there is none. */
  files: (request: IncomingMessage, response: ServerResponse, goOn: () => void) => void;
  keepingOf: typeof keepingOf;
  pages: PageCache;
  /** Puts a line about its age into a page that cannot be made anew. */
  aged: (page: Page, address: string) => Promise<Page>;
  /** Makes a page for one visitor, who sends nothing but its address. */
  render: (address: string) => Promise<Underway>;
  /** Whether the page of an address may be sent before all of it is there. */
  isStreamable: (address: string) => boolean;
  /** Sends such a page in parts; false where that cannot be done. */
  stream: (address: string, response: ServerResponse) => Promise<boolean>;
  /** Answers what changes something. */
  act: RequestListener;
  refuse: (status: Refusal, pathname?: string) => string;
  freshSeconds: number;
  told: (visit: Visit) => void;
  logFailure: (what: string, error: unknown) => void;
  now: () => number;
};

type Visitor = { request: IncomingMessage; response: ServerResponse; came: (way: Way) => void };

/** The way of every request: refused, served by a file, by a kept page, or by one made for it. */
export function createFront(options: Options): RequestListener {
  const { headers, services, files, pages, aged, render, act, freshSeconds } = options;
  const sendPage = createSendPage({ always: headers, keysHeader: options.keysHeader });
  const read = new LRUCache<string, Keeping>({ max: MOST_READ });

  return (request, response) => {
    const visitor = { request, response, came: follow(request, response, options.told) };
    const isPlain = isReading(request) && namesOneHost(request.rawHeaders);
    const known = isPlain ? read.get(request.url ?? '') : undefined;
    (known ? sendKept(visitor, known) : answer(visitor)).catch((error) => fail(visitor, error));
  };

  async function answer({ request, response, came }: Visitor): Promise<void> {
    setHeaders(response, headers);
    const { method = '', url = '' } = request;
    if (!namesOneHost(request.rawHeaders)) return refuse({ request, response, came }, 400);
    const target = readTarget(url);
    if ('refused' in target) return refuse({ request, response, came }, target.refused);
    if ('movedTo' in target) {
      response.writeHead(308, { Location: target.movedTo }).end();
      return;
    }
    const { pathname, query } = target;
    const reading = isReading(request);
    const service = services.get(`${reading ? 'GET' : method} ${pathname}`);
    if (service) return service(request, response);
    if (!reading && method !== 'POST') return refuse({ request, response, came }, 405, pathname);
    if (!reading) {
      const isTooMuch = Number(request.headers['content-length']) > MOST_BODY;
      return isTooMuch
        ? refuse({ request, response, came }, 413, pathname)
        : act(request, response);
    }
    // A part of a file is of no use for files of this size, and nonsense parts are none at all.
    delete request.headers.range;
    came('file');
    files(request, response, () => {
      came('none');
      const visitor = { request, response, came };
      const keeping = options.keepingOf(pathname, query);
      (keeping.isShared ? sendKept(visitor, keeping) : sendOwn(visitor, keeping)).catch((error) =>
        fail(visitor, error),
      );
    });
  }

  async function sendKept({ request, response, came }: Visitor, keeping: Keeping): Promise<void> {
    const { address } = keeping;
    const isCold = options.isStreamable(address) && takesStream(request) && !pages.knows(address);
    const serving = pages.serve(keeping);
    if (isCold && (await isLate(serving))) {
      came('streamed');
      if (await options.stream(address, response)) return;
    }
    const served = await serving;
    const { state, page } = served;
    came(state);
    if (page.status === 200) read.set(request.url ?? '', keeping);
    sendPage(
      request,
      response,
      state === 'unreachable' ? await aged(page, keeping.address) : page,
      {
        cacheControl: cacheControl(served, freshSeconds),
        speculationRules: isSparing(request.headers) ? undefined : SPECULATION_RULES,
      },
    );
  }

  async function sendOwn({ request, response }: Visitor, { address }: Keeping): Promise<void> {
    const { page } = await makePage(await render(address), options.now());
    const said = page.headers['cache-control'];
    sendPage(request, response, page, { cacheControl: said ?? 'private, no-cache' });
  }

  async function refuse(visitor: Visitor, status: Refusal, pathname = '/'): Promise<void> {
    const { request, response } = visitor;
    // What was not read of a body would be taken for the next request.
    if (!isReading(request)) response.setHeader('Connection', 'close');
    const page = await refusedPage(status, options.refuse(status, pathname));
    sendPage(request, response, page, { cacheControl: 'no-store' });
  }

  function fail({ response }: Visitor, error: unknown): void {
    options.logFailure('answering a request', error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, headers).end();
  }
}

/** Whether a page is not there within the time that a visitor waits for an empty screen gladly. */
async function isLate(serving: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, BUDGET, true);
  });
  try {
    return await Promise.race([serving.then(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
