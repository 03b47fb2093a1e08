import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { accessibilityViolations, contrastViolations, htmlErrors } from './quality-checks.ts';
import { startWebsite, type Website } from './start-website.ts';
import { expect, test, urls } from './visitor.ts';

/** What a content service has understood of a query; see the content service's search. */
const understood = [
  { type: 'kind', value: 'Event', name: null, words: 'events' },
  { type: 'city', value: 'istanbul', name: 'Istanbul', words: 'istanbul' },
  { type: 'price', value: 'free', name: null, words: 'free' },
  { type: 'time', value: 'this-weekend', name: null, words: 'this weekend' },
];

/** Found on any day, unlike what is understood of it here. */
const path = '/search?q=how+do+I+get+a+residence+permit';

let folder: string;
let proxy: FaultProxy;
let website: Website | undefined;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'search-'));
  proxy = await startFaultProxy(urls.content());
  proxy.transformBodies((body) => {
    const parsed = JSON.parse(body);
    if (parsed.meta?.confidence === undefined) return body;
    Object.assign(parsed.meta, {
      understood,
      widened: true,
      kinds: [
        { name: 'Event', total: 2 },
        { name: 'Business', total: 1 },
      ],
      confidence: 0.9,
      corrected: [{ typed: 'istambul', meant: 'istanbul' }],
    });
    return JSON.stringify(parsed);
  });
  website = await startWebsite('search website', `${proxy.url}/api`, folder);
});

test.afterAll(async () => {
  await website?.stop();
  await proxy.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.use({ baseURL: async ({ baseURL: _ }, use) => use(website?.url ?? '') });

test('each thing that was understood can be taken off', async ({ page }) => {
  await page.goto(path);
  const chips = page.getByRole('list', { name: 'Understood as' });
  await expect(chips.getByRole('link')).toHaveText(['Events', 'Istanbul', 'Free', 'This weekend']);
  await chips.getByRole('link', { name: 'Istanbul, remove' }).click();
  await expect(page).toHaveURL(/[&?]ignore=city%3Aistanbul$/);
  await chips.getByRole('link', { name: 'Free, remove' }).click();
  await expect(page).toHaveURL(/[&?]ignore=city%3Aistanbul%2Cprice%3Afree$/);
});

for (const prefix of ['', '/ar']) {
  test(`${prefix || '/en'} is valid and accessible, and no wider than a narrow phone`, async ({
    page,
  }) => {
    await page.goto(prefix + path);
    await expect(page.locator('blockquote')).toBeVisible();
    expect(await htmlErrors(await page.content())).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('links of chips are at least 44 px high', async ({ page }) => {
  await page.goto(path);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const heights = await page
      .locator('main ul a[aria-label], main nav ul a')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(understood.length);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(43.9);
  }
});

test('on wide screens the quotation stands beside the list, on phones above it', async ({
  page,
}) => {
  const boxes = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const [quotation, list] = await Promise.all(
      ['The passage that answers best', 'Results, best first'].map((name) =>
        page.getByRole('region', { name }).boundingBox(),
      ),
    );
    if (!quotation || !list) throw new Error('The page has no quotation or no list.');
    return { quotation, list };
  };
  const wide = await boxes(1280);
  expect(wide.quotation.x).toBeGreaterThanOrEqual(wide.list.x + wide.list.width);
  expect(wide.quotation.y).toBe(wide.list.y);
  const narrow = await boxes(360);
  expect(narrow.quotation.y + narrow.quotation.height).toBeLessThanOrEqual(narrow.list.y);
});

test('a first visit loads at most 150 KB', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  );
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(150 * 1024);
});
