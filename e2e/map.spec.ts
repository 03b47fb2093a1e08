import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { accessibilityViolations, contrastViolations } from './quality-checks.ts';
import { startWebsite, type Website } from './start-website.ts';
import { startTileHost, type TileHost } from './tile-host.ts';
import { expect, test, urls } from './visitor.ts';

// One after another: they share the programs.
test.describe.configure({ mode: 'default' });

let website: Website;
let tiles: TileHost;
let folder: string;
let context: BrowserContext;
let page: Page;
let errors: string[];

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'e2e-map-'));
  tiles = await startTileHost();
  const env = { MAP_TILES: tiles.url };
  website = await startWebsite('website with maps', `${urls.content()}/api`, folder, env);
});
test.afterAll(async () => {
  await website.stop();
  await tiles.stop();
  rmSync(folder, { recursive: true });
});
test.beforeEach(async ({ browser }) => {
  errors = [];
  tiles.requested.length = 0;
  context = await browser.newContext({
    baseURL: website.url,
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) errors.push(message.text());
  });
});
test.afterEach(async () => {
  await context.close();
  expect(errors).toEqual([]);
});

/** Opens a map by its button, and waits until its tiles are drawn. */
async function showMap() {
  await page.locator('[data-part=offer] button').click();
  await expect(page.locator('[data-part=offer]')).toBeHidden();
  expect(tiles.requested).toContain(tiles.tilesStart);
}

test('a list is on a map after two taps, and nothing is loaded before', async () => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/businesses?city=dubai');
  await page.getByRole('link', { name: 'On a map' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('On a map');
  await page.waitForLoadState('networkidle');
  expect(tiles.requested).toEqual([]);
  expect(scripts.filter((url) => url.includes('/assets/map-'))).toEqual([
    expect.stringMatching(/\/assets\/map-[\w-]{8}\.js$/),
  ]);
  await showMap();
  const cards = page.locator('[data-map-cards] article');
  await expect(page.locator('.maplibregl-marker')).toHaveCount(await cards.count());
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a marker shows the card of its post, by keyboard as well', async () => {
  await page.goto('/map/businesses?city=dubai');
  await showMap();
  const title = (await page.locator('[data-map-cards] h3').first().textContent()) ?? '';
  const marker = page.getByRole('button', { name: title });
  await marker.focus();
  await page.keyboard.press('Enter');
  const chosen = page.locator('[data-part=chosen]');
  await expect(chosen.getByRole('heading')).toHaveText(title);
  await expect(chosen.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chosen).toBeHidden();
  await expect(marker).toBeFocused();
});

test('the credits of a map are legible in the dark theme', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/map/businesses?city=dubai');
  await showMap();
  const credits = page.locator('.maplibregl-ctrl-attrib');
  await expect(credits).toHaveText(/Test tiles/);
  // axe cannot tell the contrast of text that lies on a picture.
  await expect(credits).not.toHaveCSS('background-color', /rgba|\//);
  expect(await contrastViolations(page)).toEqual([]);
});

test('with forced colours, a map keeps its own, and its buttons show the focus', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/map/businesses?city=dubai');
  await showMap();
  // The file of the test has no tiles here, so that all of the picture is land.
  const picture = await page.locator('canvas').screenshot();
  const drawn = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(20, 20, 1, 1).data ?? [])];
  }, picture.toString('base64'));
  expect(drawn).not.toEqual([0, 0, 0, 255]);
  await page.locator('canvas').press('Tab');
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  await zoomIn.focus();
  await expect(zoomIn).toHaveCSS('outline-style', 'solid');
});

test('the card of a marker is closed by its button, or by a click beside the markers', async () => {
  await page.goto('/map/businesses?city=dubai');
  await showMap();
  const chosen = page.locator('[data-part=chosen]');
  const marker = page.locator('.maplibregl-marker').first();
  await marker.press('Enter');
  await chosen.getByRole('button', { name: 'Close' }).click();
  await expect(chosen).toBeHidden();
  await marker.press('Enter');
  await expect(chosen).toBeVisible();
  // In a corner that has neither a marker nor a control.
  await page.locator('canvas').click({ position: { x: 4, y: 4 } });
  await expect(chosen).toBeHidden();
});

test('the host of the tiles learns nothing but the address of the site', async () => {
  await page.goto('/map/businesses?city=dubai');
  tiles.headers.length = 0;
  await showMap();
  for (const { referer, cookie } of tiles.headers) {
    expect([referer, cookie]).toEqual([`${website.url}/`, undefined]);
  }
});

test('a post is on a map, from right to left as well', async () => {
  await page.goto('/ar/businesses/204');
  await showMap();
  const marker = page.locator('.maplibregl-marker');
  const [pin, map] = [await marker.boundingBox(), await page.locator('canvas').boundingBox()];
  const centreOf = (box: typeof map) => Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
  // Both are rounded to pixels.
  expect(Math.abs(centreOf(pin) - centreOf(map))).toBeLessThanOrEqual(1);
});

test('a map that cannot be loaded says so, and the list remains', async () => {
  await page.route(`${tiles.url}*`, (route) => route.abort());
  await page.goto('/map/businesses?city=dubai');
  await page.locator('[data-part=offer] button').click();
  await expect(page.locator('[data-part=status]')).toHaveText('The map could not be loaded.');
  await expect(page.locator('[data-part=offer] button')).toBeEnabled();
  await expect(page.locator('[data-map-cards] article').first()).toBeVisible();
});

test('only pages with a map may load tiles', async ({ request }) => {
  const origin = new URL(tiles.url).origin;
  const policyOf = async (path: string) =>
    (await request.get(website.url + path)).headers()['content-security-policy'] ?? '';
  for (const path of ['/map/businesses', '/businesses/204']) {
    expect(await policyOf(path)).toContain(`connect-src 'self' ${origin};`);
  }
  for (const path of ['/', '/businesses', '/search?q=tea', '/near/businesses', '/about']) {
    expect(await policyOf(path)).not.toContain(origin);
  }
});
