import { expect } from '@playwright/test';
import { CREDENTIALS } from '../content-service/contract/administrator.ts';
import { openInPanel, openPost, registerUser, signIn } from './panel-editor.ts';
import { test } from './panel-page.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { violationsWithin } from './quality-checks.ts';

const POSTS = '/admin/content-manager/collection-types/api::post.post';
/** As `registerUser` registers them. */
const EDITOR = { ...CREDENTIALS, email: 'huda@panel.example' };

let service: PanelService;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ createDatabase }) => {
  test.setTimeout(180_000);
  service = await startPanelService({ databaseUrl: await createDatabase() });
  await registerUser(service.url, 'Post editor', { firstname: 'Huda', lastname: 'Editor' });
});
test.afterAll(() => service.stop());

test('an editor finds how to write here, and nothing that is for developers or publishers', async ({
  page,
}) => {
  await signIn(page, service.url, EDITOR);
  await openInPanel(page, service.url, '/admin');
  await page.getByRole('link', { name: 'How to write here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to write here' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
  expect(await violationsWithin(page, ['main'])).toEqual([]);
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Import' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Marketplace|Builder/ })).toHaveCount(0);
  await openInPanel(page, service.url, POSTS);
  await page.getByRole('row').filter({ hasText: 'Sofa' }).getByRole('checkbox').click();
  await expect(page.getByRole('button', { name: 'Hide' })).toHaveCount(0);
});

test('is in the language of the panel, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('strapi-admin-language', 'ar'));
  await signIn(page, service.url, EDITOR);
  await openInPanel(page, service.url, '/admin/how-to-write');
  await expect(page.getByRole('heading', { level: 1, name: 'كيف نكتب هنا' })).toBeVisible();
  await expect(page.getByRole('main').locator('article')).toHaveCSS('direction', 'rtl');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await violationsWithin(page, ['main'])).toEqual([]);
});

test('posts are hidden from the list by those who may', async ({ page }) => {
  await signIn(page, service.url);
  await openInPanel(page, service.url, POSTS);
  const rows = page.getByRole('row');
  await rows.filter({ hasText: 'Sofa' }).getByRole('checkbox').click();
  // It moves the rows down: a click that began before would end beside its checkbox.
  await expect(page.getByRole('button', { name: 'Hide' })).toBeVisible();
  await rows.filter({ hasText: 'Evening walk' }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Hide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide these posts?' });
  await expect(dialog).toContainText('2 posts');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toContainText('2 posts were changed.');
  expect(await violationsWithin(page, ['[role=dialog]'])).toEqual([]);
  expect((await fetch(`${service.url}/api/posts/501`)).status).toBe(404);
});

test('an editor of one language is offered only what is possible with a post in another', async ({
  page,
}) => {
  await registerUser(service.url, 'Post editor, Arabic', {
    firstname: 'Samir',
    lastname: 'Editor',
  });
  await signIn(page, service.url, { ...CREDENTIALS, email: 'samir@panel.example' });
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await openPost(page, service.url, 101);
  // A translation into the own language can be begun.
  await expect(page.getByText('Arabic').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Edit post|Duplicate/ })).toHaveCount(0);
  expect(refused).toEqual([]);
  await openPost(page, service.url, 201);
  await expect(page.getByRole('button', { name: 'Edit post' })).toBeVisible();
  await expect(page.getByText('No earlier versions.')).toBeVisible();
  await openInPanel(page, service.url, POSTS);
  const openMenu = async (title: string) => {
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByRole('button', { name: 'Row actions' }).click();
    return page.getByRole('menuitem', { name: 'Duplicate' });
  };
  await expect(await openMenu('مطعم كابل')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(await openMenu('Sofa')).toHaveCount(0);
  expect(refused).toEqual([]);
});
