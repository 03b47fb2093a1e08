import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { CREDENTIALS, signInToPanel } from '../content-service/contract/administrator.ts';
import {
  type RunningService,
  startContentService,
} from '../content-service/contract/start-service.ts';
import { violationsWithin } from './quality-checks.ts';
import { test } from './worker-programs.ts';

const POSTS = '/admin/content-manager/collection-types/api::post.post';
const EDITOR = { email: 'editor@desk.example', password: 'Only-4-the-desk' };

let folder: string;
let service: RunningService;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'panel-'));
  service = await startContentService({
    dataDir: join(folder, 'data'),
    seedDir: fileURLToPath(new URL('../content-service/contract/seed', import.meta.url)),
  });
  const administrator = await signInToPanel(service.url);
  const roles = Object.values(await administrator.call('GET', '/admin/roles?pageSize=100'));
  const role = (roles as { id: number; name: string }[]).find(({ name }) => name === 'Post editor');
  const name = { firstname: 'Huda', lastname: 'Editor' };
  const { registrationToken } = await administrator.call('POST', '/admin/users', {
    ...name,
    email: EDITOR.email,
    roles: [role?.id],
  });
  await administrator.call('POST', '/admin/register', {
    registrationToken,
    userInfo: { ...name, password: EDITOR.password },
  });
});

test.afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(page: Page, { email, password } = EDITOR): Promise<void> {
  await page.goto(`${service.url}/admin/auth/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/admin\/?$/);
}

test('an editor finds how to write here, and nothing that is for developers', async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'How to write here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to write here' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
  expect(await violationsWithin(page, ['main'])).toEqual([]);
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Import' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Marketplace|Builder/ })).toHaveCount(0);
});

test('is in the language of the panel, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('strapi-admin-language', 'ar'));
  await signIn(page);
  await page.goto(`${service.url}/admin/how-to-write`);
  await expect(page.getByRole('heading', { level: 1, name: 'كيف نكتب هنا' })).toBeVisible();
  await expect(page.getByRole('main').locator('article')).toHaveCSS('direction', 'rtl');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await violationsWithin(page, ['main'])).toEqual([]);
});

test('posts are hidden from the list by those who may, and by nobody else', async ({ page }) => {
  await signIn(page);
  await page.goto(`${service.url}${POSTS}`);
  const rows = page.getByRole('row');
  await rows.filter({ hasText: 'Sofa' }).getByRole('checkbox').click();
  await expect(page.getByRole('button', { name: 'Hide' })).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await signIn(page, CREDENTIALS);
  await page.goto(`${service.url}${POSTS}`);
  await rows.filter({ hasText: 'Sofa' }).getByRole('checkbox').click();
  await rows.filter({ hasText: 'Evening walk' }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Hide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide these posts?' });
  await expect(dialog).toContainText('2 posts');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toContainText('2 posts were changed.');
  expect(await violationsWithin(page, ['[role=dialog]'])).toEqual([]);
  expect((await fetch(`${service.url}/api/posts/501`)).status).toBe(404);
});
