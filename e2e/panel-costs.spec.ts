import { expect, type Page } from '@playwright/test';
import { CREDENTIALS } from '../content-service/contract/administrator.ts';
import { openInPanel, registerUser, signIn } from './panel-editor.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { test } from './worker-programs.ts';

const NEW_PRICE = '/admin/content-manager/collection-types/api::price.price/create';

let service: PanelService;

test.beforeAll(async ({ createDatabase }) => {
  test.setTimeout(180_000);
  service = await startPanelService({ databaseUrl: await createDatabase() });
  await registerUser(service.url, 'Post editor', { firstname: 'Huda', lastname: 'Editor' });
});
test.afterAll(() => service.stop());

async function pricesIn(city: string): Promise<object[]> {
  const response = await fetch(`${service.url}/api/costs?cities=${city}`);
  const { data }: { data: { prices: object[] } } = await response.json();
  return data.prices;
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field });
  await box.click();
  await box.pressSequentially(option);
  await page.getByRole('option', { name: option }).click();
}

async function chooseDate(page: Page, field: string, date: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field });
  await box.fill(date);
  await box.press('Tab');
}

test('an editor writes down a price of a city, and readers see it from then on', async ({
  page,
}) => {
  expect(await pricesIn('dubai')).toEqual([]);
  await signIn(page, service.url, { ...CREDENTIALS, email: 'huda@panel.example' });
  await openInPanel(page, service.url, NEW_PRICE);
  await choose(page, 'Item', 'Rice');
  await choose(page, 'City', 'Dubai');
  await page.getByLabel('Lowest').fill('7');
  await page.getByLabel('Highest').fill('4.5');
  await page.getByLabel('Currency').fill('AED');
  await chooseDate(page, 'Seen on', '11/20/2026');
  await chooseDate(page, 'Checked on', '11/22/2026');
  await page.getByLabel('Source', { exact: true }).fill('Price lists of two shops');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('The highest price is below the lowest one.').last()).toBeVisible();
  await page.getByLabel('Highest').fill('8');
  await save.click();
  await page.waitForURL(/price\.price\/(?!create)\w+/);
  expect(await pricesIn('dubai')).toMatchObject([
    {
      item: 'rice',
      low: 7,
      high: 8,
      currency: 'AED',
      observed_on: '2026-11-20',
      checked_on: '2026-11-22',
      source: 'Price lists of two shops',
      is_example: false,
    },
  ]);
});
