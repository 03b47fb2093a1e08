import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { CREDENTIALS } from '../content-service/contract/administrator.ts';
import { openInPanel, registerUser, signIn } from './panel-editor.ts';
import { test } from './panel-page.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { accessibilityViolations } from './quality-checks.ts';
import { startWebsite, type Website } from './start-website.ts';

let folder: string;
let service: PanelService;
let website: Website;

test.beforeAll(async ({ createDatabase }) => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'costs-'));
  service = await startPanelService({ databaseUrl: await createDatabase() });
  website = await startWebsite('website with costs', `${service.url}/api`, folder);
  await registerUser(service.url, 'Post editor', { firstname: 'Huda', lastname: 'Editor' });
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
  const highest = page.getByLabel('Highest');
  await highest.fill('4,5');
  await highest.press('Tab');
  await expect(highest).toHaveValue('4.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The highest price is below the lowest one.').last()).toBeVisible();
});
