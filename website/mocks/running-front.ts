import { once } from 'node:events';
import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import { keepingOf } from '../app/keeping.ts';
import { builtFile } from '../server/files.ts';
import { createFront } from '../server/front.ts';
import { answerNonsense, limits } from '../server/limits.ts';
import { createMemoryStore } from '../server/page-cache/memory-store.ts';
import { etagOf } from '../server/page-cache/page.ts';
import { createPageCache } from '../server/page-cache/page-cache.ts';
import { securityHeaders } from '../server/security-headers.ts';
import { serviceRoutes } from '../server/service-routes.ts';
import type { Visit } from '../server/visit.ts';
import { contentService } from './content-service.ts';
import { routePatterns } from './route-patterns.ts';

/** The one page that is made for every address. */
export const page = `<!DOCTYPE html><main><p>${'Words. '.repeat(500)}</p></main>`;

/** The one file of the build. */
const css = Buffer.from('body{}');
const file = builtFile('/file.css', etagOf(css), { identity: css, br: null, gzip: null });

/** What the answers of the site under test allow. */
export const policy = {
  publicUrl: 'https://site.example',
  hsts: 'max-age=31536000',
  scripts: ['run()'],
  pictureOrigins: ['https://media.example'],
};

/** The headers that every answer carries, by lower-case name; its test says what stands in them. */
export const headersOfEveryAnswer = Object.fromEntries(
  Object.entries(securityHeaders(policy)).map(([name, value]) => [name.toLowerCase(), value]),
);

/** What browsers may fetch ahead. */
export const rules = '{"prefetch":[]}';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Options = Parameters<typeof createFront>[0];

/**
 * Starts the way of every request anew for each test of a file or a group.
 * @param given what differs from a site whose pages are all there at once
 * @returns the one that runs now
 */
export function frontOfEachTest(given: Partial<Options> = {}): () => Front {
  let front: Front;
  beforeEach(async () => {
    // These requests go to the server under test, not to the content service.
    contentService.close();
    front = await startFront(given);
  });
  afterEach(async () => {
    await front.stop();
    contentService.listen({ onUnhandledFrame: 'error' });
  });
  return () => front;
}

type Front = Awaited<ReturnType<typeof startFront>>;

/** Starts the way of every request, with a page and a file that are not of the site. */
async function startFront(given: Partial<Options>) {
  const made: string[] = [];
  const visits: Visit[] = [];
  const reports: string[] = [];
  const renderPage = async (address: string) => {
    made.push(address);
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    const status = /^\/nowhere|\/not-found$/.test(address) ? 404 : 200;
    const making = { madeOf: new Set<string>(), isWhole: true };
    return { response: new Response(page, { headers, status }), making };
  };
  const { render = renderPage } = given;
  const headers = securityHeaders(policy);
  const server = createServer(limits);
  const refuse = (status: number) => `<h1>${status}</h1>`;
  server.on(
    'request',
    createFront({
      headers,
      services: serviceRoutes({
        notices: null,
        changed: () => {},
        report: (body) => reports.push(body.toString()),
        speculationRules: rules,
        readiness: () => ({ code: 200, body: { status: 'ready', degraded: [] } }),
      }),
      pathPatterns: routePatterns(),
      files: (path) => (path === '/file.css' ? file : undefined),
      keepingOf,
      pages: createPageCache({
        store: createMemoryStore(10e6, Date.now),
        render,
        now: Date.now,
        freshMs: 60_000,
        lag: () => 0,
      }),
      aged: async (old) => old,
      render,
      isStreamable: () => false,
      stream: async () => false,
      act: (_, response) =>
        void response.writeHead(422, { 'Referrer-Policy': 'no-referrer' }).end(),
      refuse,
      freshSeconds: 60,
      told: (visit) => visits.push(visit),
      logFailure: (what, error) => {
        throw new Error(what, { cause: error });
      },
      now: Date.now,
      ...given,
    }),
  );
  answerNonsense(server, headers, refuse);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const request = ask({ port, host: '127.0.0.1', path, method, headers }).end();
    const [response] = await once(request, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const { statusCode: status, headers: said } = response;
    const answer: Answer = { status, headers: said, body: Buffer.concat(chunks) };
    return answer;
  }

  return {
    port,
    get,
    /** Addresses of the pages that were made. */
    made,
    visits,
    /** Reports of the policy. */
    reports,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
