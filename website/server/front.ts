import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { keepingOf } from '../app/keeping.ts';
import type { Refusal } from '../app/layouts/refusal.server.tsx';
import { cacheControl } from './cache-control.ts';
import { makePage, type Underway } from './page-cache/make-page.ts';
import { encoded, type Page, tagOf } from './page-cache/page.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { readTarget } from './request-target.ts';
import { SPECULATION_RULES, setHeaders } from './security-headers.ts';
import { sendPage } from './send-page.ts';
import type { serviceRoutes } from './service-routes.ts';
import { follow, type Visit, type Way } from './visit.ts';

/** More than any form of ours sends, in bytes. */
const MOST_BODY = 256 * 1024;

type Options = {
  /** Headers of every answer. */
  headers: Record<string, string>;
  services: ReturnType<typeof serviceRoutes>;
  /** Sends a file of the build; goes on where there is none. */
  files: (request: IncomingMessage, response: ServerResponse, goOn: () => void) => void;
  keepingOf: typeof keepingOf;
  pages: PageCache;
  /** Puts a line about its age into a page that cannot be made anew. */
  aged: (page: Page, pathname: string) => Promise<Page>;
  /** Makes a page for one visitor, who sends nothing but its address. */
  render: (address: string) => Promise<Underway>;
  /** Answers what changes something. */
  act: RequestListener;
  refuse: (status: Refusal, pathname?: string) => string;
  freshSeconds: number;
  told: (visit: Visit) => void;
  logFailure: (what: string, error: unknown) => void;
  now: () => number;
};

/** The way of every request: refused, served by a file, by a kept page, or by one made for it. */
export function createFront(options: Options): RequestListener {
  const { headers, services, files, keepingOf, pages, aged, render, act, freshSeconds } = options;

  return (request, response) => {
    setHeaders(response, headers);
    const came = follow(request, response, options.told);
    answer(request, response, came).catch((error) => {
      options.logFailure('answering a request', error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    came: (way: Way) => void,
  ): Promise<void> {
    const { method = '', url = '' } = request;
    const target = readTarget(url);
    if ('refused' in target) return refuse(request, response, target.refused);
    if ('movedTo' in target) {
      response.writeHead(308, { Location: target.movedTo }).end();
      return;
    }
    const { pathname, query } = target;
    const reading = method === 'GET' || method === 'HEAD';
    const service = services.get(`${reading ? 'GET' : method} ${pathname}`);
    if (service) return service(request, response);
    if (!reading && method !== 'POST') return refuse(request, response, 405, pathname);
    if (!reading) {
      if (Number(request.headers['content-length']) > MOST_BODY) {
        return refuse(request, response, 413, pathname);
      }
      return act(request, response);
    }
    // A part of a file is of no use for files of this size, and nonsense parts are none at all.
    delete request.headers.range;
    came('file');
    files(request, response, () => {
      came('none');
      servePage(request, response, pathname, query, came).catch((error) => {
        options.logFailure(`answering ${pathname}`, error);
        response.writeHead(500).end();
      });
    });
  }

  async function servePage(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    query: URLSearchParams,
    came: (way: Way) => void,
  ): Promise<void> {
    const keeping = keepingOf(pathname, query);
    if (!keeping.isShared) {
      const { page } = await makePage(await render(keeping.address), options.now());
      response.setHeader('Cache-Control', page.headers['cache-control'] ?? 'private, no-cache');
      return sendPage(request, response, page);
    }
    const served = await pages.serve(keeping);
    came(served.state);
    const { state, page } = served;
    if (request.headers['save-data'] !== 'on') {
      response.setHeader('Speculation-Rules', `"${SPECULATION_RULES}"`);
    }
    const sent = state === 'unreachable' ? await aged(page, pathname) : page;
    const control = cacheControl(served, freshSeconds);
    sendPage(request, response, {
      ...sent,
      headers: { ...sent.headers, 'cache-control': control },
    });
  }

  async function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    status: Refusal,
    pathname = '/',
  ): Promise<void> {
    const body = Buffer.from(options.refuse(status, pathname));
    response.setHeader('Cache-Control', 'no-store');
    // What was not read of a body would be taken for the next request.
    if (status !== 414) response.setHeader('Connection', 'close');
    sendPage(request, response, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(status === 405 ? { allow: 'GET, HEAD, POST' } : {}),
      },
      bodies: await encoded(body),
      tag: tagOf(body),
      madeAt: 0,
      madeOf: new Set(),
    });
  }
}
