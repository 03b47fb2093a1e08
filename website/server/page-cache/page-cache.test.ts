import { beforeEach, describe, expect, it } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createShelf, LONGEST } from './shelf.ts';

const articles = { address: '/articles', isShared: true, isNarrowed: false };

let now: number;
let made: string[];
/** What the next pages are; a promise lets a test decide when. */
let next: (address: string) => Response | Promise<Response>;
let shows: string[];
let isWhole: boolean;
let cache: PageCache;

beforeEach(() => {
  now = 1_000_000;
  made = [];
  next = () => new Response('first');
  shows = [];
  isWhole = true;
  cache = createPageCache({
    shelf: createShelf(10_000_000, () => now),
    now: () => now,
    freshMs: 60_000,
    render: async (address) => {
      made.push(address);
      const making = { madeOf: new Set(shows), isWhole };
      return { response: await next(address), making };
    },
  });
});

async function served(keeping = articles) {
  const { page, state } = await cache.serve(keeping);
  return [state, page.status, page.bodies.identity.toString()];
}

/** Lets all that has been set off, and waits for nothing outside, come to its end. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const later = (ms: number) => {
  now += ms;
};

describe('the page cache', () => {
  it('makes a page once for all who wait for it', async () => {
    const all = await Promise.all(Array.from({ length: 200 }, () => served()));
    expect(new Set(all.map(String))).toEqual(new Set(['miss,200,first']));
    expect(made).toHaveLength(1);
  });

  it('shows an old page at once and renews it behind', async () => {
    await served();
    next = () => new Response('second');
    later(59_000);
    expect(await served()).toEqual(['hit', 200, 'first']);
    later(2000);
    expect(await served()).toEqual(['stale', 200, 'first']);
    await settled();
    expect(await served()).toEqual(['hit', 200, 'second']);
    expect(made).toHaveLength(2);
  });

  it('waits for a new page where the old one is very old', async () => {
    await served();
    next = () => new Response('second');
    later(11 * 60_000);
    expect(await served()).toEqual(['renewed', 200, 'second']);
  });

  it.each([
    ['answers 503', () => new Response('down', { status: 503 }), true],
    ['answers 500', () => new Response('broken', { status: 500 }), true],
    ['lacks a section', () => new Response('half'), false],
    ['cannot be made', () => Promise.reject(new Error('broken')), true],
  ])('keeps the old page for a day where the new one %s', async (_what, response, whole) => {
    await served();
    next = response;
    isWhole = whole;
    later(61_000);
    await served();
    await settled();
    later(10_000);
    expect(await served()).toEqual(['unreachable', 200, 'first']);
    later(LONGEST - 100_000);
    expect(await served()).toEqual(['unreachable', 200, 'first']);
    await settled();
    next = () => new Response('down', { status: 503 });
    later(100_000);
    expect(await served()).toEqual(['miss', 503, 'down']);
  });

  it('does not try a page that failed again and again', async () => {
    await served();
    next = () => new Response('down', { status: 503 });
    later(61_000);
    await served();
    await settled();
    later(2000);
    await served();
    expect(made).toHaveLength(2);
    later(2000);
    await served();
    expect(made).toHaveLength(3);
  });

  it('renews what failed as soon as the content service is back', async () => {
    await served();
    next = () => new Response('down', { status: 503 });
    later(61_000);
    await served();
    await settled();
    next = () => new Response('second');
    await cache.recovered();
    expect(await served()).toEqual(['hit', 200, 'second']);
  });

  it.each([
    ['an error', () => new Response('down', { status: 503 })],
    ['a private page', () => Response.json({}, { headers: { 'Cache-Control': 'no-store' } })],
    ['a page that sets a cookie', () => new Response('', { headers: { 'Set-Cookie': 'a=b' } })],
  ])('never keeps %s', async (_what, response) => {
    next = response;
    await served();
    await served();
    expect(made).toHaveLength(2);
  });

  it('keeps for five seconds that a page is not there', async () => {
    next = () => new Response('no', { status: 404 });
    await served();
    later(4900);
    expect(await served()).toEqual(['hit', 404, 'no']);
    later(200);
    expect(await served()).toEqual(['miss', 404, 'no']);
  });

  it('forgets a page that is gone', async () => {
    await served();
    next = () => new Response('no', { status: 404 });
    later(61_000);
    await served();
    await settled();
    expect(await served()).toEqual(['hit', 404, 'no']);
  });
});

describe('a change', () => {
  const change = { type: 'post', id: 12, kind: 'Article', slug: 'x' };

  it('renews what shows the post, and nothing else', async () => {
    shows = ['post:12'];
    await served();
    shows = ['post:13'];
    const other = { ...articles, address: '/articles/other' };
    await served(other);
    next = () => new Response('second');
    shows = ['post:12'];
    await cache.changed([change]);
    expect(made).toEqual(['/articles', '/articles/other', '/articles']);
    expect(await served()).toEqual(['hit', 200, 'second']);
    expect(await served(other)).toEqual(['hit', 200, 'first']);
  });

  it('has the next visitor wait for a page that nobody asked for of late', async () => {
    shows = ['all:post:Article'];
    await served();
    later(11 * 60_000);
    await cache.changed([change]);
    expect(made).toHaveLength(1);
    next = () => new Response('second');
    expect(await served()).toEqual(['renewed', 200, 'second']);
  });

  it('is not lost on a page that was under way when it came', async () => {
    let finish = (_: Response) => {};
    next = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    shows = ['post:12'];
    const early = served();
    await settled();
    const answerEarly = finish;
    await cache.changed([change]);
    next = () => new Response('second');
    expect(await served()).toEqual(['miss', 200, 'second']);
    answerEarly(new Response('before the change'));
    await early;
    expect(await served()).toEqual(['renewed', 200, 'second']);
  });

  it('lets a page exist that did not', async () => {
    next = () => new Response('no', { status: 404 });
    await served();
    await cache.changed([change]);
    next = () => new Response('first');
    expect(await served()).toEqual(['miss', 200, 'first']);
  });
});

describe('the shelf', () => {
  it('does not let narrowed pages displace the others', async () => {
    next = () => new Response('x'.repeat(100_000));
    await served();
    for (let page = 0; page < 200; page += 1) {
      await served({ address: `/articles?q=${page}`, isShared: true, isNarrowed: true });
    }
    const before = made.length;
    await served();
    expect(made).toHaveLength(before);
    await served({ address: '/articles?q=0', isShared: true, isNarrowed: true });
    expect(made).toHaveLength(before + 1);
  });
});
