import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { createVersionAs, openInPanel, signIn } from './panel-editor.ts';
import { openSharedPage, type SharedPanelPage } from './panel-page.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { violationsWithin } from './quality-checks.ts';
import { startWebsite, type Website } from './start-website.ts';
import { test } from './worker-programs.ts';

/** Of an editor who is somewhere else than the posts. */
const TIME_ZONE = 'Europe/Berlin';

const API = '/content-manager/collection-types/api::post-version.post-version';
const VERSIONS = `/admin${API}`;

/** What axe looks at: the rest of the page is Strapi's. */
const FIELDS = ['main form input', 'main form section:has(> h2)'];

let folder: string;
let website: Website;
let service: PanelService;
let context: BrowserContext;
let panel: SharedPanelPage;
let page: Page;

// The panel's first load is long.
test.use({ actionTimeout: 60_000, timezoneId: TIME_ZONE });

test.beforeAll(async ({ browser, createDatabase }) => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'panel-form-'));
  service = await startPanelService({ databaseUrl: await createDatabase() });
  website = await startWebsite('website of the form', `${service.url}/api`, folder);
  context = await browser.newContext({ timezoneId: TIME_ZONE });
  panel = await openSharedPage(context, service.url);
  page = panel.page;
});

test.afterEach(() => panel.leave());

test.afterAll(async () => {
  await context.close();
  await website.stop();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a form. @param kind label of the field for the kind */
async function openForm(page: Page, address: string, kind = 'Kind'): Promise<void> {
  await openInPanel(page, service.url, address);
  await page.locator('input[name=title]').waitFor();
  // The fields of the post's kind come with what can be chosen.
  await expect(page.getByRole('combobox', { name: kind })).toBeEnabled();
}

/** Opens a version of a post in which another program has set fields. @returns its document id */
async function openVersion(page: Page, postId: number, fields?: object): Promise<string> {
  const { administrator, url } = service;
  const documentId = await createVersionAs(administrator, url, postId);
  if (fields) await administrator.call('PUT', `${API}/${documentId}`, fields);
  await openForm(page, `${VERSIONS}/${documentId}`);
  return documentId;
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      /^P(?:U|OS)T$/.test(response.request().method()) &&
      response.url().includes('/content-manager/collection-types/'),
  );
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  expect((await saved).ok()).toBe(true);
  // Then the panel has loaded what is stored; until then, it would overwrite what is typed.
  await expect(button).toBeDisabled();
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  // The panel's load takes longer than what is expected of an open form.
  await page.locator('input[name=title]').waitFor();
}

const stored = (documentId: string) => service.administrator.call('GET', `${API}/${documentId}`);

test('shows the fields of the kind, its categories and the areas of the city', async () => {
  const documentId = await openVersion(page, 101);
  const starts = page.getByLabel('Starts');
  await expect(starts).toBeHidden();
  await expect(page.getByRole('main').getByLabel('Price')).toBeHidden();
  // The demo post has an email address from before: it stays.
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Area' })).toHaveValue('Deira');

  await choose(page, 'Kind', 'Events');
  await expect(starts).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeVisible();
  await expect(page.getByLabel('Opening hours')).toBeHidden();
  // No category of the demo content is for events.
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('');

  await choose(page, 'City', 'Istanbul · Türkiye');
  await expect(page.getByRole('combobox', { name: 'Area' })).toHaveValue('');
  await page.getByRole('combobox', { name: 'Area' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
  const city = page.getByRole('combobox', { name: 'City' });
  await choose(page, 'Kind', 'Articles');
  await expect(starts).toBeHidden();
  await save(page);
  // What was chosen stays after saving.
  await expect(city).toHaveValue('Istanbul · Türkiye');
  await reload(page);
  await expect(city).toHaveValue('Istanbul · Türkiye');
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('Articles');
  expect((await stored(documentId)).area).toBeNull();
  expect(await violationsWithin(page, FIELDS)).toEqual([]);
});

test('takes the time of the place from a browser somewhere else', async () => {
  await openForm(page, `${VERSIONS}/create`);
  await page.locator('input[name=title]').fill('Tea on the roof');
  await choose(page, 'Kind', 'Events');
  const starts = page.getByLabel('Starts');
  await expect(
    page.getByText('Without a city, it is the time of Asia/Dubai').first(),
  ).toBeVisible();
  await choose(page, 'Community and language', 'English · Nigerian community');
  await choose(page, 'City', 'Istanbul · Türkiye');
  const nextYear = new Date().getUTCFullYear() + 1;
  await starts.fill(`${nextYear}-05-01T18:00`);
  await expect(page.getByText(/18:00 in Istanbul\. For you: .*17:00/)).toBeVisible();
  // The same time of day elsewhere.
  await choose(page, 'City', 'Dubai · United Arab Emirates');
  await expect(starts).toHaveValue(`${nextYear}-05-01T18:00`);
  await expect(page.getByText(/18:00 in Dubai\. For you: .*16:00/)).toBeVisible();
  // Without its month it is no date, and what is left of it stays.
  await starts.press('Backspace');
  await page.locator('input[name=title]').focus();
  await expect(page.getByText('Write a full date that exists')).toBeVisible();
  await starts.pressSequentially('05');
  await expect(page.getByText('Write a full date that exists')).toBeHidden();
  await expect(starts).toHaveValue(`${nextYear}-05-01T18:00`);
  // From the day, which followed the month, to the year.
  await starts.press('ArrowRight');
  await page.keyboard.type(String(nextYear).slice(2));
  await page.locator('input[name=title]').focus();
  await expect(starts).toHaveValue(`${nextYear}-05-01T18:00`);
  await save(page);
  await page.waitForURL(/api::post-version\.post-version\/(?!create)\w+/);
  const documentId = page.url().match(/post-version\/(\w+)/)?.[1] ?? '';
  expect((await stored(documentId)).start).toBe(`${nextYear}-05-01T14:00:00.000Z`);
  await page.getByRole('button', { name: 'Make public', exact: true }).click();
  await page.waitForURL(/api::post\.post\/\w+/);

  const visitor = await page.context().newPage();
  await visitor.goto(`${website.url}/events`);
  await visitor.getByRole('link', { name: 'Tea on the roof' }).click();
  await expect(visitor.getByRole('main')).toContainText('18:00');
});

test('writes opening hours in a week, and keeps others as text', async () => {
  const documentId = await openVersion(page, 201);
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await page.getByLabel('Monday, from').fill('09:00');
  await expect(page.getByText('A time is missing.')).toBeVisible();
  const closing = page.getByLabel('Monday, to');
  await closing.fill('18:00');
  await expect(page.getByText('A time is missing.')).toBeHidden();
  // It is complete now, and the hours are passed on, but one may still be typing.
  await expect(closing).toBeFocused();
  await page.getByRole('button', { name: 'Tuesday: as the day before' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('09:00 – 18:00');
  await save(page);
  const hours = async () => (await stored(documentId)).information;
  expect(await hours()).toMatchObject({ opening_hours: 'Mo-Tu 09:00-18:00' });

  await page.getByRole('button', { name: 'Write the hours as text' }).click();
  await page.getByLabel('Opening hours').fill('Mo-Fr 09:00-18:00; PH off');
  await expect(page.getByText('The week cannot show these hours')).toBeVisible();
  await save(page);
  await reload(page);
  await expect(page.getByLabel('Opening hours')).toHaveValue('Mo-Fr 09:00-18:00; PH off');
  expect(await hours()).toMatchObject({ opening_hours: 'Mo-Fr 09:00-18:00; PH off' });
  expect(await violationsWithin(page, FIELDS)).toEqual([]);
});

test('takes a position from a link, and none', async () => {
  const documentId = await openVersion(page, 201);
  const position = page.getByLabel('Position on the map');
  await position.fill('https://maps.app.goo.gl/AbCdEf');
  await expect(page.getByText('This is a short link')).toBeVisible();
  await position.fill(
    'https://www.google.com/maps/place/Galata/@41.1,29.1,15z/data=!3d41.0256!4d28.9741',
  );
  await expect(position).toHaveValue('41.0256, 28.9741');
  await expect(page.getByText(/Near Istanbul · Türkiye \(1\.8\skm\)/)).toBeVisible();
  await save(page);
  expect((await stored(documentId)).map).toMatchObject({ latitude: 41.0256, longitude: 28.9741 });
  await position.fill('');
  await position.pressSequentially('25.2048, 55.3095');
  await expect(position).toHaveValue('25.2048, 55.3095');
  await save(page);
  expect((await stored(documentId)).map).toMatchObject({ latitude: 25.2048, longitude: 55.3095 });
  await position.fill('');
  await save(page);
  expect((await stored(documentId)).map).toBeNull();
});

test('stores phone numbers with the code of the city’s country', async () => {
  const documentId = await openVersion(page, 201);
  const phone = page.getByLabel('Phone');
  await expect(page.getByText('it is a number in Türkiye').first()).toBeVisible();
  await phone.fill('0212 345');
  await phone.press('Tab');
  await expect(page.getByText('There is no such number in this country')).toBeVisible();
  await phone.fill('0212 345 67 89');
  await phone.press('Tab');
  await expect(phone).toHaveValue('+90 212 345 67 89');
  await expect(page.getByText(/^A number in Türkiye\./)).toBeVisible();
  await page.getByLabel('WhatsApp').fill('+971 50 123 4567');
  await save(page);
  expect((await stored(documentId)).information).toMatchObject({
    phone: '+90 212 345 67 89',
    whatsapp: '+971 50 123 4567',
  });
  expect(await violationsWithin(page, FIELDS)).toEqual([]);
});

test('leaves a phone number alone that it cannot read', async () => {
  const documentId = await openVersion(page, 202, { information: { phone: '12345 (67)' } });
  await expect(page.getByLabel('Phone')).toHaveValue('12345 (67)');
  await expect(page.getByText('There is no such number in this country')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.locator('input[name=title]').fill('Another title');
  await save(page);
  expect((await stored(documentId)).information).toMatchObject({ phone: '12345 (67)' });
});

test('is no wider than a phone where the title is one long word', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  const title = `https://office.example/${'permits-'.repeat(25)}`.replaceAll('-', '_');
  await openVersion(page, 301, { title });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const box = await page.locator('input[name=title]').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});

test('says which way a post is written', async () => {
  await openForm(page, `${VERSIONS}/create`);
  await choose(page, 'Community and language', 'Arabic · Sudanese community');
  await expect(page.getByText('Written from right to left.')).toBeVisible();
  await choose(page, 'Community and language', 'English · Nigerian community');
  await expect(page.getByText('Written from left to right.')).toBeVisible();
});

test('reads a price with a decimal comma, and says what it cannot read', async () => {
  const documentId = await openVersion(page, 501);
  const price = page.getByLabel('Price', { exact: true });
  await price.fill('');
  await price.pressSequentially('12,5');
  await expect(price).toHaveValue('12,5');
  await price.press('Tab');
  await expect(price).toHaveValue('12.5');
  await save(page);
  expect(await stored(documentId)).toMatchObject({ price: 12.5 });
  await price.fill('cheap');
  await price.press('Tab');
  await expect(page.getByText('Write one amount, such as 1200 or 12.50.')).toBeVisible();
  await expect(price).toHaveValue('cheap');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(price).toHaveValue('cheap');
  await expect(page.getByText('Write one amount, such as 1200 or 12.50.')).toBeVisible();
  expect(await stored(documentId)).toMatchObject({ price: 12.5 });
  await price.fill('14');
  await save(page);
  expect(await stored(documentId)).toMatchObject({ price: 14 });
});

test('creates one post where "Save" is clicked twice', async () => {
  await openForm(page, `${VERSIONS}/create`);
  await page.locator('input[name=title]').fill('Clicked twice');
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  const found = await service.administrator.call('GET', `${API}?_q=Clicked%20twice`);
  expect(found.results).toHaveLength(1);
});

test('is used by keyboard on a phone, in Arabic', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('strapi-admin-language', 'ar'));
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, service.url);
  await openForm(page, `${VERSIONS}/create`, 'النوع');
  const kind = page.getByRole('combobox', { name: 'النوع' });
  await kind.press('ArrowDown');
  await page.keyboard.type('فعال');
  const events = page.getByRole('option', { name: 'الفعاليات' });
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(events).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(kind).toHaveValue('الفعاليات');
  await expect(kind).toBeFocused();
  await expect(page.getByLabel('البداية')).toBeVisible();
  await expect(page.getByText('من دون مدينة يكون الوقت بتوقيت').first()).toBeVisible();
  // What is not among the choices is emptied, and the button to empty it goes.
  const city = page.getByRole('combobox', { name: 'المدينة' });
  await city.pressSequentially('zzz');
  await expect(city).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(city).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await expect(city).toHaveValue('');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  const text = page.getByRole('textbox', { name: 'النص' });
  await text.fill('A room near the metro');
  await expect(text).toHaveCSS('direction', 'ltr');
  // Strapi's own input takes any day that it cannot read for today.
  await page.getByRole('button', { name: 'لا شيء هنا بعد. انقر للإضافة.' }).first().press('Enter');
  const day = page.getByLabel('التاريخ', { exact: true });
  await day.fill('2026-05-12');
  await day.press('Tab');
  await expect(day).toHaveValue('2026-05-12');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsWithin(page, FIELDS)).toEqual([]);
});

test('suggests a web address, and the former one leads to the post', async () => {
  const documentId = await openVersion(page, 501);
  await page.locator('input[name=title]').fill('A blue sofa');
  await page.getByRole('button', { name: 'Suggest from the title' }).click();
  await expect(page.getByLabel('Web address')).toHaveValue('a-blue-sofa');
  await save(page);
  expect((await stored(documentId)).slug).toBe('a-blue-sofa');
  await page.getByRole('button', { name: 'Make public', exact: true }).click();
  await page.waitForURL(/api::post\.post\/\w+/);
  const visitor = await page.context().newPage();
  await visitor.goto(`${website.url}/forum/sofa`);
  await expect(visitor).toHaveURL(`${website.url}/marketplace/a-blue-sofa`);
  await expect(visitor.getByRole('heading', { name: 'A blue sofa' })).toBeVisible();
});
