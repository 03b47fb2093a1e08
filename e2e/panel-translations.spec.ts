import { expect, type Page } from '@playwright/test';
import { editPost, openInPanel, openPost, readPost, VERSIONS } from './panel-editor.ts';
import { openSharedPage, type SharedPanelPage } from './panel-page.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { accessibilityViolations } from './quality-checks.ts';
import { test } from './worker-programs.ts';

const COMMUNITIES = '/content-manager/collection-types/api::nationality.nationality';

let service: PanelService;
let panel: SharedPanelPage;
let page: Page;

test.beforeAll(async ({ panelContext, createDatabase }) => {
  test.setTimeout(240_000);
  service = await startPanelService({ databaseUrl: await createDatabase() });
  await service.administrator.call('POST', COMMUNITIES, {
    name: 'Iranian',
    language: 'فارسی',
    language_query: 'fa',
    is_rtl: true,
  });
  panel = await openSharedPage(panelContext, service.url);
  page = panel.page;
});
test.afterEach(() => panel.leave());
test.afterAll(async () => {
  await panel.close();
  await service.stop();
});

const title = (page: Page) => page.locator('input[name=title]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The side panel with the languages of a post. */
const languages = (page: Page) => page.getByRole('list', { name: 'Languages' });
const language = (page: Page, name: string) =>
  languages(page).getByRole('listitem').filter({ hasText: name });

/** Saves the title of the open version and makes it public. */
async function publish(page: Page, text: string): Promise<void> {
  await title(page).fill(text);
  await button(page, 'Save').click();
  await button(page, 'Make public').click();
  await page.waitForURL(/api::post\.post\/\w+/);
  await expect(title(page)).toHaveValue(text);
}

test('a post is translated from English into Persian, changed, and its translation brought up to date', async () => {
  // Six forms, one after the other.
  test.setTimeout(240_000);
  const source = await readPost(service.url, 101);
  await openPost(page, service.url, 101);
  await expect(language(page, 'English')).toContainText('Original');
  await expect(language(page, 'فارسی')).toContainText('Missing');
  await button(page, 'Translate into فارسی').click();
  await page.waitForURL(/api::post-version\.post-version\/\w+/);
  await expect(title(page)).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Community and language' })).toHaveValue(
    /Iranian/,
  );
  // Machine translation is not set up here.
  await expect(button(page, 'Translate by machine')).toHaveCount(0);
  await page.getByText('Original text').click();
  const original = page.locator('div[lang=en][dir=ltr]');
  await expect(original).toContainText(source?.title ?? '');
  await publish(page, 'هفتهٔ اول شما');
  await expect(language(page, 'فارسی')).toContainText('Up to date');

  await language(page, 'English').getByRole('link').click();
  await expect(title(page)).toHaveValue(source?.title ?? '');
  await button(page, 'Edit post').click();
  await page.waitForURL(/api::post-version\.post-version\/\w+/);
  await expect(
    page.getByRole('checkbox', { name: 'Small change: translations stay up to date' }),
  ).not.toBeChecked();
  await publish(page, 'Your first ten days');
  await expect(language(page, 'فارسی')).toContainText('Outdated');

  await language(page, 'فارسی').getByRole('link').click();
  await expect(title(page)).toHaveValue('هفتهٔ اول شما');
  await expect(page.getByText('The original has changed since this was translated.')).toBeVisible();
  await expect(page.locator('ins').last()).toHaveText('added: ten days');
  await button(page, 'Edit post').click();
  await page.waitForURL(/api::post-version\.post-version\/\w+/);
  await title(page).fill('ده روز اول شما');
  await button(page, 'This translation is up to date').click();
  await expect(button(page, 'This translation is up to date')).toHaveCount(0);
  await expect(page.locator(':focus').getByText('Original text')).toBeVisible();
  // What was being typed is still there.
  await publish(page, 'ده روز اول شما');
  await expect(language(page, 'فارسی')).toContainText('Up to date');
});

test('a small change leaves translations up to date', async () => {
  const post = await readPost(service.url, 104);
  await openPost(page, service.url, 104);
  await button(page, 'Translate into Türkçe').click();
  await page.waitForURL(/api::post-version\.post-version\/\w+/);
  await publish(page, 'Çevrilmiş');
  await editPost(page, service.url, 104);
  const small = page.getByRole('checkbox', {
    name: 'Small change: translations stay up to date',
  });
  await small.check();
  await expect(small).toBeChecked();
  await publish(page, `${post?.title}!`);
  await expect(language(page, 'Türkçe')).toContainText('Up to date');
});

test('the table shows what needs work in a language, and begins a translation', async () => {
  await openInPanel(page, service.url, '/admin/translations');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toContainText(['Post', 'العربية', 'English']);
  expect(await accessibilityViolations(page)).toEqual([]);
  const row = table.getByRole('row').filter({ hasText: 'Sofa' });
  await expect(row.getByRole('cell').filter({ hasText: 'English' })).toContainText('Original');
  await page.getByRole('combobox', { name: 'Needs work in' }).click();
  await page.getByRole('option', { name: /English/ }).click();
  await expect(page).toHaveURL(/needs=\d+/);
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Needs work in' }).click();
  await page.getByRole('option', { name: /Turkish/ }).click();
  await row.getByRole('button', { name: 'Translate into Türkçe: Sofa' }).click();
  await page.waitForURL(/api::post-version\.post-version\/\w+/);
  const [, draft] = page.url().match(/post-version\/(\w+)/) ?? [];
  expect(await service.administrator.call('GET', `${VERSIONS}/${draft}`)).toMatchObject({
    title: null,
    nationality: { language_query: 'tr' },
  });
  await page.goBack();
  await expect(row.getByRole('link', { name: 'Türkçe, Draft: Sofa' })).toBeVisible();
});
