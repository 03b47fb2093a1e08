import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openInPanel, signIn } from './panel-editor.ts';
import { openSharedPage, type SharedPanelPage, test } from './panel-page.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { accessibilityViolations, violationsWithin } from './quality-checks.ts';

const IN_REVIEW =
  '/content-manager/collection-types/api::post-version.post-version?pageSize=1&filters[state][$eq]=in-review';

let service: PanelService;
let panel: SharedPanelPage;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ panelContext, createDatabase }) => {
  test.setTimeout(180_000);
  service = await startPanelService({ databaseUrl: await createDatabase() });
  panel = await openSharedPage(panelContext, service.url);
});
test.afterEach(() => panel.leave());
test.afterAll(async () => {
  await panel.close();
  await service.stop();
});

/** Rows of a table as a volunteer keeps it: shops, one of them in each row. */
const goodRow = (number: number) => [
  `Shop ${number} of the ${['baker', 'tailor', 'barber', 'grocer'][number % 4]}`,
  'Dubai',
  number % 2 ? 'Deira' : '',
  '+971 4 000 0000',
  number % 3 ? '12,50' : '',
  number % 3 ? 'AED' : '',
  number % 5 ? '' : '22.11.2026 18:00',
];

/** Rows with a fault each, by their place in the table, and what is said of each. */
const FAULTS: Readonly<Record<number, [change: (row: string[]) => void, words: string]>> = {
  5: [(row) => row.splice(0, 1, ''), 'Give the post a title.'],
  17: [(row) => row.splice(1, 1, 'Dubbai'), 'City: there is no “Dubbai”. Did you mean “Dubai”?'],
  30: [(row) => row.splice(1, 1, 'Atlantis'), 'City: there is no “Atlantis”.'],
  44: [(row) => row.splice(2, 1, 'Nowhere'), 'Area: there is no “Nowhere”.'],
  58: [
    (row) => row.splice(3, 1, 'ask inside'),
    'Phone: “ask inside” cannot be read as a phone number.',
  ],
  73: [(row) => row.splice(4, 2, 'cheap', ''), 'Price: “cheap” is not a number.'],
  89: [(row) => row.splice(4, 2, '1.500', 'AED'), 'Price: “1.500” can be read in two ways.'],
  101: [(row) => row.splice(4, 2, '20', ''), 'Choose the currency of the price.'],
  120: [(row) => row.splice(5, 1, 'dirham'), 'Currency: “DIRHAM” cannot be used here.'],
  144: [(row) => row.splice(6, 1, 'soon'), 'Starts: “soon” cannot be read as a date.'],
  167: [(row) => row.splice(6, 1, '31/02/2026'), 'Starts: “31/02/2026” cannot be read as a date.'],
  199: [(row) => row.splice(0, 1, 'x'.repeat(256)), 'Title: 256 characters are too many.'],
};

/** A table of 200 rows with 12 faults, as Excel saves it in Europe. */
function tableWithFaults(): Buffer {
  const rows = Array.from({ length: 200 }, (_, index) => {
    const row = goodRow(index);
    FAULTS[index]?.[0](row);
    return row;
  });
  const headings = ['Name', 'City', 'District', 'Telephone', 'Price', 'Currency', 'Date'];
  const lines = [headings, ...rows].map((row) => row.join(';'));
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`);
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });

async function chooseForAll(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).last().click();
  await page.getByRole('option', { name: option }).click();
}

async function countInReview(): Promise<number> {
  const { pagination } = (await service.administrator.call('GET', IN_REVIEW)) as {
    pagination?: { total: number };
  };
  return pagination?.total ?? Number.NaN;
}

/** Generous, for busy machines: 188 posts are written or deleted. */
const WRITTEN = { timeout: 60_000 };

test('imports 200 rows with 12 faults, names each, and undoes the import', async () => {
  const { page } = panel;
  await openInPanel(page, service.url, '/admin');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByText('at most 300 rows')).toBeVisible();
  await choose(page, 'shops.csv', tableWithFaults());
  await expect(page.getByRole('combobox', { name: 'Name' })).toHaveText('Title');
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveText('Area');
  await expect(page.getByRole('combobox', { name: 'Telephone' })).toHaveText('Phone');
  await chooseForAll(page, 'Kind', 'Business');
  await chooseForAll(page, 'Community and language', 'English');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check the table' }).click();
  await expect(page.getByRole('heading', { name: 'Result of the check' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '188 rows are ready' })).toContainText(
    '12 rows have faults',
  );
  await page.getByRole('radio', { name: 'Only rows with faults' }).click();
  const rows = page.getByRole('main').locator('ol > li');
  await expect(rows).toHaveCount(12);
  for (const [index, [, words]] of Object.entries(FAULTS)) {
    const row = rows.filter({ hasText: new RegExp(`Row ${Number(index) + 2}(?!\\d)`) });
    await expect(row).toContainText(words);
  }
  expect(await countInReview()).toBe(0);
  await page.getByRole('button', { name: 'Import 188 posts for review' }).click();
  await expect(page.getByText('188 posts are now in review.')).toBeVisible(WRITTEN);
  expect(await countInReview()).toBe(188);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  const undone = page.getByRole('status').filter({ hasText: '188 posts were deleted.' });
  await expect(undone).toBeVisible(WRITTEN);
  await expect(undone).toBeFocused();
  expect(await countInReview()).toBe(0);
});

test('reads back what the list exports', async () => {
  const { page } = panel;
  await openInPanel(page, service.url, '/admin/content-manager/collection-types/api::post.post');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await (await download).path();
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  // With a longer name than the service takes.
  await choose(page, `${'All our posts, '.repeat(16)}.csv`, readFileSync(file));
  // A copy cannot have the address of its original.
  await page.getByRole('combobox', { name: 'Web address' }).click();
  await page.getByRole('option', { name: 'Leave out' }).click();
  await page.getByRole('button', { name: 'Check the table' }).click();
  // All are there already; one of these posts has no title.
  const status = page.getByRole('status').filter({ hasText: '1 row has faults' });
  await expect(status).toContainText('9 possible duplicates');
  await expect(page.getByText('Give the post a title.')).toHaveCount(1);
});

test('works by keyboard on a phone, mirrored in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('strapi-admin-language', 'ar'));
  await signIn(page, service.url);
  await openInPanel(page, service.url, '/admin/import');
  const button = page.getByRole('button', { name: 'اختيار ملف' });
  page.on('filechooser', (chooser) =>
    chooser.setFiles({
      name: 'shops.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('الاسم;المدينة\nمخبز الحارة;دبي\nمخبز البحر;دبيي\n'),
    }),
  );
  const city = page.getByRole('combobox', { name: 'المدينة' }).first();
  // Again if the panel has rendered the page again in between.
  await expect(async () => {
    if (!(await city.isVisible())) await button.press('Enter');
    await expect(city).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(city).toHaveText('المدينة');
  await page.getByRole('button', { name: 'فحص الجدول' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('صفان فيهما أخطاء')).toBeVisible();
  await expect(page.getByRole('main').locator('ol')).toHaveCSS('direction', 'rtl');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await violationsWithin(page, ['main'])).toEqual([]);
});
