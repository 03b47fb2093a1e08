import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { accessibilityViolations, htmlErrors } from './quality-checks.ts';
import { startWebsite, type Website } from './start-website.ts';
import { expect, test, urls } from './visitor.ts';

/** A text as other programs write it: one wrapper, headings from h3, sizes in styles, frames. */
const text = `<div>
  <h3><strong>Where to register</strong></h3>
  <p>&nbsp;</p>
  <p><img src="/uploads/symbol.svg" style="width:15px;height:15px"> <a href="tel:+97141234567">04 123 4567</a></p>
  <p><a href="#bus">How to get there</a></p>
  <p><img src="/uploads/small.svg" style="width:100%"><img src="/uploads/large.svg" width="50%"></p>
  <p>Before<img src="https://blocked.example/c.png" width="20" height="400">after</p>
  <h4><a href="/uploads/plan.pdf"><img src="/uploads/small.svg" alt="The plan" width="90" height="60"></a></h4>
  <iframe src="https://www.youtube.com/embed/aB3"></iframe>
  <details><summary>By bus</summary><p>Line 8</p></details>
  <h3 id="bus">The bus</h3><table><tr><th>Line</th><th></th></tr><tr><td>8</td><td>daily</td></tr></table>
</div>`;

const sizes: Record<string, string> = {
  'symbol.svg': 'width="15" height="15"',
  'small.svg': 'width="90" height="60"',
  'large.svg': 'width="2000" height="1000"',
};

const path = '/articles/first-week-checklist';

let folder: string;
let proxy: FaultProxy;
let website: Website | undefined;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  proxy = await startFaultProxy(urls.content());
  proxy.transformBodies((body) => {
    const answer = JSON.parse(body);
    for (const post of [answer.data].flat()) {
      if (post?.attributes?.slug === 'first-week-checklist') post.attributes.description = text;
    }
    return JSON.stringify(answer);
  });
  website = await startWebsite('website with texts', `${proxy.url}/api`, folder, {
    CONTENT_MEDIA: urls.content(),
  });
});

test.afterAll(async () => {
  await website?.stop();
  await proxy.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.use({ baseURL: async ({ baseURL: _ }, use) => use(website?.url ?? '') });

async function openText(page: Page) {
  await page.route(`${urls.content()}/uploads/*.svg`, (route) => {
    const size = sizes[new URL(route.request().url()).pathname.split('/').at(-1) ?? ''];
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%"/></svg>`,
    });
  });
  await page.goto(path);
}

for (const width of [360, 1280]) {
  test(`no picture of a text is larger than itself or its column at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openText(page);
    await page.getByText('daily').scrollIntoViewIfNeeded();
    const pictures = page.locator('img[src*="/uploads/s"], img[src*="/uploads/l"]');
    const widths = () =>
      pictures.evaluateAll((all: HTMLImageElement[]) =>
        all.map((picture) => ({
          width: Math.round(picture.getBoundingClientRect().width),
          own: picture.naturalWidth,
          share: picture.getBoundingClientRect().width / (picture.parentElement?.clientWidth ?? 0),
        })),
      );
    await expect
      .poll(async () => (await widths()).map(({ own }) => own))
      .toEqual([15, 90, 2000, 90]);
    const [symbol, small, large, linked] = await widths();
    expect([symbol?.width, small?.width, linked?.width]).toEqual([15, 90, 90]);
    expect(large?.share).toBeCloseTo(0.5, 2);
  });
}

test('the text’s own headings, links and frames are arranged for the page', async ({ page }) => {
  await openText(page);
  const heading = page.getByRole('heading', { name: 'Where to register', level: 2 });
  const weights = heading.evaluate((element) => [
    getComputedStyle(element).fontWeight,
    getComputedStyle(element.querySelector('strong') ?? element).fontWeight,
  ]);
  expect(new Set(await weights).size).toBe(1);
  const file = page.getByRole('heading', { name: 'The plan', level: 3 }).getByRole('link');
  await expect(file).toHaveAttribute('href', `${urls.content()}/uploads/plan.pdf`);
  await expect(page.getByRole('link', { name: 'Video on youtube.com' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aB3',
  );
  await page.getByText('By bus').click();
  await expect(page.getByText('Line 8')).toBeVisible();
  await page.getByRole('link', { name: 'How to get there' }).click();
  await expect(page.getByRole('heading', { name: 'The bus' })).toBeInViewport();
});

test('paragraphs inside a wrapper have their distance, and nothing empty has any', async ({
  page,
}) => {
  await openText(page);
  const paragraph = page.getByText('How to get there').locator('xpath=..');
  const margin = await paragraph.evaluate((element) => getComputedStyle(element).marginBlockStart);
  expect(Number.parseFloat(margin)).toBeGreaterThan(10);
  const before = page.getByText('Beforeafter');
  expect((await before.boundingBox())?.height).toBeLessThan(60);
});

test('the page is valid HTML without accessibility violations', async ({ page }) => {
  await openText(page);
  const html = await (await page.request.get((website?.url ?? '') + path)).text();
  expect(await htmlErrors(html)).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
});
