import type { IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from './page-cache/page.ts';
import { createReadCounter } from './read-counter.ts';

type Report = Parameters<Parameters<typeof createReadCounter>[0]['send']>[0];

const PHONE = 'Mozilla/5.0 (Linux; Android 9) Chrome/120.0';

let time: number;
let sent: Report[];
let failures: unknown[];
let isDown: boolean;
let counter: ReturnType<typeof createReadCounter>;

beforeEach(() => {
  time = Date.parse('2026-11-20T12:00:00Z');
  sent = [];
  failures = [];
  isDown = false;
  counter = createReadCounter({
    languageOf: (address) => (address.startsWith('/ar/') ? 'ar' : 'en'),
    send: async (report, signal) => {
      signal?.throwIfAborted();
      sent.push(report);
      if (isDown) throw new Error('down');
    },
    logFailure: (_, error) => failures.push(error),
    now: () => time,
  });
});

const pageOf = (...tags: string[]): Page => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  bodies: { identity: Buffer.from('page'), br: null, gzip: null },
  etag: 'x',
  renderedAt: 0,
  tags: new Set(tags),
});

const tea = pageOf('post:7', 'post:212', 'subject:slug:tea', 'subject:post:212');

function read(page: Page, address = '/businesses/tea', headers: object = { 'user-agent': PHONE }) {
  counter.observe({ headers } as IncomingMessage, page, address);
}

describe('the counter of reads', () => {
  it('adds up reads by post and language of the page', async () => {
    const arabic = pageOf('subject:post:212');
    read(tea);
    read(tea, '/businesses/tea', { 'user-agent': PHONE, 'sec-fetch-mode': 'navigate' });
    read(arabic, '/ar/businesses/tea');
    await counter.flush();
    expect(sent).toEqual([
      {
        id: expect.any(String),
        day: '2026-11-20',
        reads: [
          { post: 212, language: 'en', reads: 2 },
          { post: 212, language: 'ar', reads: 1 },
        ],
      },
    ]);
    await counter.flush();
    expect(sent).toHaveLength(1);
  });

  it.each<[string, Page, object?]>([
    ['bots', tea, { 'user-agent': 'Googlebot/2.1' }],
    ['programs that do not say what they are', tea, {}],
    ['copies for reading offline', tea, { 'user-agent': PHONE, 'sec-fetch-mode': 'cors' }],
    ['lists', pageOf('all:post:Business', 'post:212')],
    ['missing posts', { ...tea, status: 404 }],
    ['calendars', { ...tea, headers: { 'content-type': 'text/calendar' } }],
  ])('does not count %s', async (_, page, headers) => {
    read(page, '/businesses/tea', headers);
    await counter.flush();
    expect(sent).toEqual([]);
  });

  it('keeps days apart', async () => {
    read(tea);
    time += 86_400_000;
    read(tea);
    await counter.flush();
    expect(sent.map(({ day, reads }) => [day, reads[0]?.reads])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ]);
  });

  it('sends a report again that may not have arrived, with the same id, and logs it once', async () => {
    read(tea);
    isDown = true;
    await counter.flush();
    read(tea);
    await counter.flush();
    isDown = false;
    await counter.flush();
    const [first, second, third, fourth] = sent;
    expect([second, third]).toEqual([first, first]);
    expect(fourth?.reads).toEqual([{ post: 212, language: 'en', reads: 1 }]);
    expect(fourth?.id).not.toBe(first?.id);
    expect(failures).toHaveLength(1);
  });

  it('sends no further report after a deadline, and keeps them', async () => {
    for (let post = 1; post <= 1000; post += 1) read(pageOf(`subject:post:${post}`));
    await counter.flush(AbortSignal.abort());
    expect(sent).toEqual([]);
    await counter.flush();
    expect(sent).toHaveLength(2);
  });

  it('limits the rows of a report, and the reports that wait', async () => {
    isDown = true;
    for (let post = 1; post <= 51_000; post += 1) read(pageOf(`subject:post:${post}`));
    isDown = false;
    await counter.flush();
    expect(sent).toHaveLength(100);
    expect(sent.every(({ reads }) => reads.length === 500)).toBe(true);
  });
});
