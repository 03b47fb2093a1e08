import type { IncomingMessage, ServerResponse } from 'node:http';
import { CHANGES, MOST_NOTICE_BYTES, type Notice, type noticeReader } from './change-notices.ts';
import { CSP_REPORTS } from './csp.ts';
import { MOST_REPORT_BYTES } from './csp-reports.ts';
import { readBody } from './read-body.ts';
import type { Readiness } from './readiness.ts';
import { SPECULATION_RULES } from './security-headers.ts';
import { isSparing, SPARING } from './sparing.ts';

/** Speculation rules for who is sparing. */
const NOTHING_AHEAD = '{}';

type Options = {
  /** Null where no secret is shared: then nobody can tell of changes. */
  notices: ReturnType<typeof noticeReader> | null;
  changed: (notice: Notice) => void;
  report: (body: Buffer) => void;
  /** JSON: what browsers may fetch ahead. */
  speculationRules: string;
  /** Whether new visitors may be sent here, and what is degraded. */
  readiness: () => Readiness;
};

type Route = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** What stands below `/-/`: for machines that run or serve the site, not for visitors. */
export function serviceRoutes(options: Options): Map<string, Route> {
  const { notices, changed, report, speculationRules, readiness } = options;
  const routes = new Map<string, Route>([
    ['GET /-/live', (_, response) => say(response, 200, 'alive')],
    [
      'GET /-/ready',
      (_, response) => {
        const { code, body } = readiness();
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.writeHead(code).end(`${JSON.stringify(body)}\n`);
      },
    ],
    [
      `GET ${SPECULATION_RULES}`,
      (request, response) => {
        response.setHeader('Content-Type', 'application/speculationrules+json');
        response.setHeader('Cache-Control', 'public, max-age=86400');
        response.setHeader('Vary', SPARING);
        // A browser's first page cannot know of its connection, and a 304 takes no header back.
        response.end(isSparing(request.headers) ? NOTHING_AHEAD : speculationRules);
      },
    ],
    [
      `POST ${CSP_REPORTS}`,
      async (request, response) => {
        const body = await readBody(request, MOST_REPORT_BYTES);
        if (!body) return refuse(response, 413);
        report(body);
        response.writeHead(204).end();
      },
    ],
  ]);
  if (notices) {
    routes.set(`POST ${CHANGES}`, async (request, response) => {
      const body = await readBody(request, MOST_NOTICE_BYTES);
      if (!body) return refuse(response, 413);
      const signature = request.headers['x-signature'];
      const notice = notices.read(body, typeof signature === 'string' ? signature : undefined);
      if (typeof notice === 'number') return refuse(response, notice);
      response.writeHead(204).end();
      changed(notice);
    });
  }
  return routes;
}

function refuse(response: ServerResponse, status: number): void {
  // What was not read of a body would be taken for the next request.
  response.setHeader('Connection', 'close');
  say(response, status, 'refused');
}

function say(response: ServerResponse, status: number, word: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(`${word}\n`);
}
