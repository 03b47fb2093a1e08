import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  CHANGES_PATH,
  type createNoticeReader,
  MAX_NOTICE_BYTES,
  type Notice,
} from './change-notices.ts';
import { CSP_REPORTS_PATH } from './csp.ts';
import { MAX_REPORT_BYTES } from './csp-reports.ts';
import type { Readiness } from './readiness.ts';
import { prefersReducedData, SAVE_DATA_HEADERS } from './save-data.ts';
import { SPECULATION_RULES_PATH } from './security-headers.ts';
import {
  type createWebhookReader,
  MAX_WEBHOOK_BYTES,
  STRAPI_WEBHOOK_PATH,
} from './strapi-webhooks.ts';

const PACKAGE_FILE = new URL('../package.json', import.meta.url);
const { version: VERSION }: { version: string } = JSON.parse(readFileSync(PACKAGE_FILE, 'utf8'));

/** Speculation rules for visitors who prefer reduced data. */
const NO_SPECULATION_RULES = '{}';

type Options = {
  /** Null if no secret is shared: then change notices are not accepted. */
  notices: ReturnType<typeof createNoticeReader> | null;
  /** Null without a secret: then webhooks of Strapi are not accepted. */
  webhooks: ReturnType<typeof createWebhookReader> | null;
  onNotice: (notice: Notice) => void;
  onReport: (body: Buffer) => void;
  /** As JSON. */
  speculationRules: string;
  /** Whether this instance should receive traffic, and what is degraded. */
  readiness: () => Readiness;
};

type Route = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Routes below `/-/`: for load balancers, browsers and the content service, not for visitors. */
export function serviceRoutes(options: Options): Map<string, Route> {
  const { notices, webhooks, onNotice, onReport, speculationRules, readiness } = options;
  const routes = new Map<string, Route>([
    ['GET /-/live', (_, response) => sendText(response, 200, `alive ${VERSION}`)],
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
        // A browser's first request does not report its connection, and a 304 cannot remove a header.
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
  const receive =
    (maxBytes: number, read: (body: Buffer, request: IncomingMessage) => Notice | number): Route =>
    async (request, response) => {
      const body = await readBody(request, maxBytes);
      if (!body) return reject(response, 413);
      const notice = read(body, request);
      if (typeof notice === 'number') return reject(response, notice);
      response.writeHead(204).end();
      if (notice.changes.length > 0) onNotice(notice);
    };
  if (notices) {
    const read = (body: Buffer, { headers: { 'x-signature': signature } }: IncomingMessage) =>
      notices.read(body, typeof signature === 'string' ? signature : undefined);
    routes.set(`POST ${CHANGES_PATH}`, receive(MAX_NOTICE_BYTES, read));
  }
  if (webhooks) {
    const read = (body: Buffer, { headers }: IncomingMessage) =>
      webhooks.read(body, headers.authorization);
    routes.set(`POST ${STRAPI_WEBHOOK_PATH}`, receive(MAX_WEBHOOK_BYTES, read));
  }
  return routes;
}

/** Reads the body of a request; null if it is longer than `maxBytes`. */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reject(response: ServerResponse, status: number): void {
  // An unread body would be parsed as the next request.
  response.setHeader('Connection', 'close');
  sendText(response, status, 'rejected');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(`${text}\n`);
}
