import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { CREDENTIALS } from '../content-service/contract/administrator.ts';
import type { PriceTable } from '../content-service/src/admin/costs/table/price-table.ts';
import { openInPanel, registerUser, signIn } from './panel-editor.ts';
import { test } from './panel-page.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { accessibilityViolations } from './quality-checks.ts';
import { startWebsite, type Website } from './start-website.ts';

let folder: string;
let service: PanelService;
let website: Website;
/** Calls of another editor. */
let other: Awaited<ReturnType<typeof registerUser>>;

test.beforeAll(async ({ createDatabase }) => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'costs-'));
  service = await startPanelService({ databaseUrl: await createDatabase() });
  website = await startWebsite('website with costs', `${service.url}/api`, folder);
  await registerUser(service.url, 'Post editor', { firstname: 'Huda', lastname: 'Editor' });
  other = await registerUser(service.url, 'Post editor', { firstname: 'Omar', lastname: 'Editor' });
});
test.afterAll(async () => {
  await website.stop();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function pricesIn(city: string): Promise<object[]> {
  const response = await fetch(`${service.url}/api/costs?cities=${city}`);
  const { data }: { data: { prices: object[] } } = await response.json();
  return data.prices;
}

test('an editor writes the prices of a city in one table, and readers see them', async ({
  page,
}) => {
  await signIn(page, service.url, { ...CREDENTIALS, email: 'huda@panel.example' });
  await openInPanel(page, service.url, '/admin/prices');
  const city = page.getByRole('combobox', { name: 'City' });
  await city.press('Enter');
  await page.getByRole('option', { name: 'Dubai: 0 of 40' }).click();
  await expect(page).toHaveURL(/\/prices\?city=dubai$/);
  const table = page.getByRole('table', { name: 'Dubai' });
  await expect(table.getByText('No price yet')).toHaveCount(40);
  const cell = (column: string, item: string) => table.getByLabel(`${column}: ${item}`);
  const forAll = page.getByRole('region', { name: 'For all rows' });
  await expect(forAll.getByLabel('Currency')).toHaveValue('AED');
  await forAll.getByLabel('Source', { exact: true }).fill('Price lists of two shops');

  await cell('Lowest', 'Rice').fill('7');
  await page.getByRole('button', { name: 'Discard what I typed' }).click();
  await expect(cell('Lowest', 'Rice')).toHaveValue('');
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(cell('Lowest', 'Rice')).toHaveValue('7');
  await cell('Lowest', 'Rice').press('Enter');
  await expect(cell('Lowest', 'Bread')).toBeFocused();
  await page.keyboard.type('۴٫۵');
  await cell('Highest', 'Rice').fill('4.5');
  await page.getByRole('button', { name: 'Source: Rice' }).click();
  await table.getByLabel('Number of prices seen').fill('2');
  await cell('Currency', 'Milk').fill('usd');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The highest price is below the lowest one.')).toBeVisible();
  await expect(cell('Highest', 'Rice')).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Nothing is saved yet. Rows to correct: 1.',
  );
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await pricesIn('dubai')).toEqual([]);

  // What was typed is still there after another page.
  await page.goBack();
  await expect(table).toHaveCount(0);
  await page.goForward();
  await expect(cell('Lowest', 'Bread')).toHaveValue('۴٫۵');
  await cell('Highest', 'Rice').fill('8');
  await page.getByRole('button', { name: 'Save (2)' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Saved: 2. Readers see it from now on.',
  );
  await expect(cell('Lowest', 'Rice')).toHaveValue('');
  // A row without a figure has nothing to save yet.
  await expect(cell('Currency', 'Milk')).toHaveValue('USD');
  // On a phone the panel scrolls, not the window.
  const windowHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(windowHeight).toBe(740);
  await page.setViewportSize(desktop);
  const source = 'Price lists of two shops';
  expect(await pricesIn('dubai')).toMatchObject([
    { item: 'rice', low: 7, high: 8, currency: 'AED', source, sample_size: 2, is_example: false },
    { item: 'bread', low: 4.5, high: 4.5, currency: 'AED', source, sample_size: null },
  ]);

  const answer = await page.request.get(`${website.url}/costs/dubai`);
  const html = (await answer.text()).replace(/<[^>]*>/g, '');
  expect(html).toMatch(
    /Rice.{0,200}7.{1,3}8.AED a kilo.{0,80}Price lists of two shops \(2\).{0,20}seen on/s,
  );
  expect(html).toMatch(/Bread.{0,200}Price lists of two shops.{0,20}seen on/s);

  // The form of a price refuses the same mistakes.
  await table.getByRole('link', { name: '7–8 AED: Rice' }).click();
  await page.waitForURL(/price\.price\//);
  // The table stays until the form has loaded.
  await expect(table).toHaveCount(0);
  const highest = page.getByLabel('Highest');
  await highest.fill('4,5');
  await highest.press('Tab');
  await expect(highest).toHaveValue('4.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The highest price is below the lowest one.').last()).toBeVisible();
});

test('a price that somebody else has changed meanwhile is overwritten only if the editor wants it', async ({
  page,
}) => {
  const write = async (item: string, low: string) => {
    const answer = await other('GET', '/desk/prices/istanbul');
    const { data }: { data: PriceTable } = await answer.json();
    const updatedAt = data.rows.find((row) => row.item === item)?.price?.updatedAt ?? null;
    const threeDaysAgo = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    const cells = { currency: 'TRY', observed_on: threeDaysAgo, source_kind: 'editor' };
    const rows = [{ item, updatedAt, low, ...cells }];
    expect((await other('POST', '/desk/prices/istanbul', { rows })).status).toBe(200);
  };
  await write('rice', '7');
  await write('bread', '3');
  await signIn(page, service.url, { ...CREDENTIALS, email: 'huda@panel.example' });
  await openInPanel(page, service.url, '/admin/prices?city=istanbul');
  const table = page.getByRole('table', { name: 'Istanbul' });
  const cell = (column: string, item: string) => table.getByLabel(`${column}: ${item}`);
  await cell('Lowest', 'Rice').fill('8');
  await table.getByRole('checkbox', { name: 'Still right today: Bread' }).click();
  await write('rice', '9');
  await write('bread', '5');
  const status = page.getByRole('main').getByRole('status');
  await page.keyboard.press('Control+s');
  const keep = table.getByRole('button', { name: 'Keep mine: Rice' });
  await expect(keep).toBeFocused();
  await expect(table.getByText('Before: 7–7 TRY.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await expect(status).toHaveText('Nothing is saved yet. Rows to correct: 2.');
  expect(await pricesIn('istanbul')).toMatchObject([{ low: 9 }, { low: 5, checked_on: null }]);

  await keep.click();
  await expect(cell('Lowest', 'Rice')).toHaveValue('8');
  // Nobody has said that the new price is still right.
  await expect(table.getByRole('button', { name: 'Keep mine: Bread' })).toHaveCount(0);
  await table.getByRole('button', { name: 'Take theirs: Bread' }).click();
  await page.getByRole('button', { name: 'Save (1)' }).click();
  await expect(status).toHaveText('Saved: 1. Readers see it from now on.');
  expect(await pricesIn('istanbul')).toMatchObject([{ low: 8 }, { low: 5, checked_on: null }]);
});
