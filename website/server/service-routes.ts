import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  CHANGES_PATH,
  type createNoticeReader,
  MAX_NOTICE_BYTES,
  type Notice,
} from './change-notices.ts';
import { CSP_REPORTS_PATH } from './csp.ts';
import { MAX_REPORT_BYTES } from './csp-reports.ts';
import { readBody } from './read-body.ts';
import type { Readiness } from './readiness.ts';
import { prefersReducedData, SAVE_DATA_HEADERS } from './save-data.ts';
import { SPECULATION_RULES_PATH } from './security-headers.ts';

/** Speculation rules for who is sparing. */
const NO_SPECULATION_RULES = '{}';

type Options = {
  /** Null where no secret is shared: then nobody can tell of changes. */
  notices: ReturnType<typeof createNoticeReader> | null;
  onNotice: (notice: Notice) => void;
  onReport: (body: Buffer) => void;
  /** JSON: what browsers may fetch ahead. */
  speculationRules: string;
  /** Whether new visitors may be sent here, and what is degraded. */
  readiness: () => Readiness;
};

type Route = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** What stands below `/-/`: for machines that run or serve the site, not for visitors. */
export function serviceRoutes(options: Options): Map<string, Route> {
  const { notices, onNotice, onReport, speculationRules, readiness } = options;
  const routes = new Map<string, Route>([
    ['GET /-/live', (_, response) => sendText(response, 200, 'alive')],
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
      `GET ${SPECULATION_RULES_PATH}`,
      (request, response) => {
        response.setHeader('Content-Type', 'application/speculationrules+json');
        response.setHeader('Cache-Control', 'public, max-age=86400');
        response.setHeader('Vary', SAVE_DATA_HEADERS);
        // A browser's first page cannot know of its connection, and a 304 takes no header back.
        response.end(prefersReducedData(request.headers) ? NO_SPECULATION_RULES : speculationRules);
      },
    ],
    [
      `POST ${CSP_REPORTS_PATH}`,
      async (request, response) => {
        const body = await readBody(request, MAX_REPORT_BYTES);
        if (!body) return reject(response, 413);
        onReport(body);
        response.writeHead(204).end();
      },
    ],
  ]);
  if (notices) {
    routes.set(`POST ${CHANGES_PATH}`, async (request, response) => {
      const body = await readBody(request, MAX_NOTICE_BYTES);
      if (!body) return reject(response, 413);
      const signature = request.headers['x-signature'];
      const notice = notices.read(body, typeof signature === 'string' ? signature : undefined);
      if (typeof notice === 'number') return reject(response, notice);
      response.writeHead(204).end();
      onNotice(notice);
    });
  }
  return routes;
}

function reject(response: ServerResponse, status: number): void {
  // What was not read of a body would be taken for the next request.
  response.setHeader('Connection', 'close');
  sendText(response, status, 'refused');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(`${text}\n`);
}
