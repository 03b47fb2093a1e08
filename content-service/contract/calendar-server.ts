import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of calendars, which says whether they have changed. */
export interface CalendarServer {
  url: string;
  requests: { path: string; status: number }[];
  /** Answers requests of a path with a calendar from now on; other paths do not exist. */
  serve: (path: string, calendar: string) => void;
  /** Has requests wait from now on until there are so many of them. */
  answerTogether: (count: number) => void;
  close: () => Promise<void>;
}

/** Starts a server of calendars on a port of its own. */
export async function startCalendarServer(): Promise<CalendarServer> {
  const calendars = new Map<string, string>();
  const requests: CalendarServer['requests'] = [];
  let waiting: (() => void)[] = [];
  let together = 1;
  const server = createServer(({ url: path = '', headers }, response) => {
    const calendar = calendars.get(path);
    const etag = `"${createHash('sha256')
      .update(calendar ?? '')
      .digest('hex')}"`;
    const found = headers['if-none-match'] === etag ? 304 : 200;
    const status = calendar === undefined ? 404 : found;
    requests.push({ path, status });
    waiting.push(() =>
      response.writeHead(status, { ETag: etag }).end(status === 200 ? calendar : undefined),
    );
    if (waiting.length < together) return;
    for (const answer of waiting) answer();
    waiting = [];
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    serve: (path, calendar) => void calendars.set(path, calendar),
    answerTogether: (count) => {
      together = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
