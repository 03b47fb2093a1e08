import { expect, test, urls } from './visitor.ts';

test('no link of the site is broken', async ({ request }) => {
  test.setTimeout(180_000);
  const site = urls.site();
  const known = new Map<string, string>([['/', 'the start']]);
  const broken: string[] = [];
  for (const [path, from] of known) {
    const response = await request.get(path);
    if (response.status() !== 200)
      broken.push(`${response.status()} ${path} (linked from ${from})`);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    for (const [, href = ''] of (await response.text()).matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), `${site}${path}`);
      const address = url.pathname + url.search;
      if (url.origin === site && !known.has(address)) known.set(address, path);
    }
  }
  expect(broken).toEqual([]);
  expect(known.size).toBeGreaterThan(90);
});
