import { readAddress } from '../website/app/addresses/address.ts';
import { I_PAY_PATH } from '../website/app/addresses/costs-path.ts';
import { expect, test, urls } from './visitor.ts';

/** Pages link alike in every language: of languages other than English, only what the start links to. */
const isFollowed = (address: string) => readAddress(address.split('?')[0] ?? '').language === 'en';

/**
 * There is a form for each item of each city, of which those of one city stand for all, and there are
 * countless combinations of filters.
 */
const isOneOfMany = ({ pathname, searchParams }: URL) =>
  pathname === I_PAY_PATH ? searchParams.get('city') !== 'dubai' : searchParams.size > 1;

/** One value of a filter stands for the others, as each leads to a list; pages of a list and items are all followed. */
const shapeOf = ({ pathname, search, searchParams }: URL) =>
  searchParams.has('page') || pathname === I_PAY_PATH
    ? pathname + search
    : `${pathname}?${[...searchParams.keys()]}`;

/** Requests that are open at the same time. */
const AT_ONCE = 6;

test('no link of the site is broken', async ({ request }) => {
  test.setTimeout(180_000);
  const site = urls.site();
  const known = new Map<string, string>([['/', 'the start']]);
  const shapes = new Set([shapeOf(new URL(site))]);
  const broken: string[] = [];
  /** @returns the addresses that a page links to and that are not known yet */
  const follow = async (path: string): Promise<string[]> => {
    const response = await request.get(path);
    if (response.status() !== 200)
      broken.push(`${response.status()} ${path} (linked from ${known.get(path)})`);
    if (!response.headers()['content-type']?.startsWith('text/html') || !isFollowed(path))
      return [];
    const found: string[] = [];
    for (const [, href = ''] of (await response.text()).matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), `${site}${path}`);
      const address = url.pathname + url.search;
      const isWanted = url.origin === site && (isFollowed(url.pathname) || path === '/');
      if (!isWanted || isOneOfMany(url) || shapes.has(shapeOf(url))) continue;
      shapes.add(shapeOf(url));
      known.set(address, path);
      found.push(address);
    }
    return found;
  };
  for (let level = ['/']; level.length > 0; ) {
    const left = level.values();
    const next: string[] = [];
    const work = async () => {
      for (const path of left) next.push(...(await follow(path)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    level = next;
  }
  expect(broken).toEqual([]);
  expect(known.size).toBeGreaterThan(90);
});
