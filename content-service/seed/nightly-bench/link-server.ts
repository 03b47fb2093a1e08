import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse, page: number) => unknown;

const withStatus =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status).end();

const redirectTo =
  (path: (page: number) => string): Answer =>
  (response, page) =>
    response.writeHead(302, { Location: path(page) }).end();

/** Every kind of answer that servers give; most pages answer as the first. */
const ANSWERS: Answer[] = [
  withStatus(200),
  withStatus(404),
  withStatus(410),
  withStatus(403),
  withStatus(429),
  withStatus(500),
  withStatus(503),
  redirectTo(() => '/pages/0'),
  // Round and round.
  redirectTo((page) => `/pages/${page}`),
  // Nowhere.
  redirectTo(() => 'mailto:somebody@example.com'),
  (response) => response.destroy(),
  // A body that never ends.
  (response) => response.writeHead(200, { 'Content-Length': '1000000' }).flushHeaders(),
];

/** Pages that do not answer at all: each costs the time limit of a request. */
const SILENT_PAGES = 2;

/** How many of the pages answer with something else than 200: every fifth. */
const DIFFERENT_EVERY = 5;

/**
 * A server on this machine whose pages give every kind of answer, and whose robots.txt forbids some.
 * @param pages how many it has, from 0
 * @returns the address of a page by its number, and a function that stops the server
 */
export async function startLinkServer(pages: number) {
  const server = createServer(({ url = '' }, response) => {
    if (url === '/robots.txt') return response.end('User-agent: *\nDisallow: /pages/*7$\n');
    const page = Number(url.split('/').at(-1));
    if (page >= pages - SILENT_PAGES) return;
    const answer = page % DIFFERENT_EVERY === 0 ? (page / DIFFERENT_EVERY) % ANSWERS.length : 0;
    return ANSWERS[answer]?.(response, page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { addressOf: (page: number) => `http://127.0.0.1:${port}/pages/${page}`, stop };
}
