import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import { isPreview } from '../app/addresses/preview-path.ts';
import { cacheKeyOf } from '../app/cache-key.ts';
import { maxBodyBytes } from '../app/forms/body-limits.ts';
import { createBuildFile } from '../server/build-files.ts';
import { rejectMalformedRequests, serverLimits } from '../server/connection-limits.ts';
import { createMemoryStore } from '../server/page-cache/memory-store.ts';
import { etagOf } from '../server/page-cache/page.ts';
import { createPageCache } from '../server/page-cache/page-cache.ts';
import { createRequestListener } from '../server/request-listener.ts';
import type { RequestRecord } from '../server/request-record.ts';
import { headerVariants, securityHeaders } from '../server/security-headers.ts';
import { serviceRoutes } from '../server/service-routes.ts';
import { contentService } from './content-service.ts';
import { routePatterns } from './route-patterns.ts';

/** The page that is rendered for every address. */
export const page = `<!DOCTYPE html><main><p>${'Words. '.repeat(500)}</p></main>`;

/** The only file of the build. */
const css = Buffer.from('body{}');
const buildFile = createBuildFile('/file.css', etagOf(css), {
  identity: css,
  br: null,
  gzip: null,
});

/** The policy of the site under test. */
export const policy = {
  publicUrl: 'https://site.example',
  hsts: 'max-age=31536000',
  scripts: ['run()'],
  pictureOrigins: ['https://media.example'],
};

/**
 * The headers of every response, by lower-case name; security-headers.test.ts checks their values.
 */
export const commonHeaders = Object.fromEntries(
  Object.entries(securityHeaders(policy)).map(([name, value]) => [name.toLowerCase(), value]),
);

/** The speculation rules. */
export const speculationRules = '{"prefetch":[]}';

type TestResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Options = Parameters<typeof createRequestListener>[0];

/**
 * Starts a server for each test of a file or a group.
 * @param overrides options that differ from a site whose pages render at once
 * @returns gives the current server
 */
export function serverForEachTest(overrides: Partial<Options> = {}): () => TestServer {
  let server: TestServer;
  beforeEach(async () => {
    // These requests go to the server under test, not to the mocked content service.
    contentService.close();
    server = await startTestServer(overrides);
  });
  afterEach(async () => {
    await server.stop();
    contentService.listen({ onUnhandledFrame: 'error' });
  });
  return () => server;
}

type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** Starts the real request listener with a made-up page and file. */
async function startTestServer(overrides: Partial<Options>) {
  const rendered: string[] = [];
  const requestRecords: RequestRecord[] = [];
  const reports: string[] = [];
  const renderFixedPage = async (address: string) => {
    rendered.push(address);
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    const status = /^\/nowhere|\/not-found$/.test(address) ? 404 : 200;
    const record = { dependencies: new Set<string>(), isComplete: true };
    return { response: new Response(page, { headers, status }), record };
  };
  const { render = renderFixedPage } = overrides;
  const { headers, islandHeaders, mapHeaders } = headerVariants(policy);
  const server = createServer(serverLimits);
  const renderRejectedRequest = (status: number) => `<h1>${status}</h1>`;
  server.on(
    'request',
    createRequestListener({
      headers,
      islandHeaders,
      mapHeaders,
      previewHeaders: headerVariants({ ...policy, framedBy: 'https://panel.example' }),
      services: serviceRoutes({
        notices: null,
        webhooks: null,
        onNotice: () => {},
        onReport: (body) => reports.push(body.toString()),
        speculationRules,
        readiness: () => ({ code: 200, body: { status: 'ready', degraded: [] } }),
      }),
      pathPatterns: routePatterns(),
      files: (path) => (path === '/file.css' ? buildFile : undefined),
      cacheKeyOf,
      isPreview,
      pages: createPageCache({
        store: createMemoryStore(10e6, Date.now),
        render,
        now: Date.now,
        freshMs: 60_000,
        lag: () => 0,
      }),
      withAgeBanner: async (page) => page,
      render,
      isStreamable: () => false,
      stream: async () => false,
      handleAction: (_, response) =>
        void response.writeHead(422, { 'Referrer-Policy': 'no-referrer' }).end(),
      maxBodyBytes,
      renderRejectedRequest,
      freshSeconds: 60,
      onRequestEnd: (record) => requestRecords.push(record),
      logFailure: (operation, error) => {
        throw new Error(operation, { cause: error });
      },
      now: Date.now,
      ...overrides,
    }),
  );
  rejectMalformedRequests(server, headers, renderRejectedRequest);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const request = httpRequest({ port, host: '127.0.0.1', path, method, headers }).end();
    const [response] = await once(request, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const { statusCode: status, headers: responseHeaders } = response;
    const result: TestResponse = { status, headers: responseHeaders, body: Buffer.concat(chunks) };
    return result;
  }

  return {
    port,
    get,
    /** Addresses of the rendered pages. */
    rendered,
    requestRecords,
    /** Received policy reports. */
    reports,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
