import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import {
  type Administrator,
  CREDENTIALS,
  signInToPanel,
} from '../content-service/contract/administrator.ts';
import {
  type RunningService,
  startContentService,
} from '../content-service/contract/start-service.ts';
import { test } from './worker-programs.ts';

const VERSIONS = '/content-manager/collection-types/api::post-version.post-version';

let folder: string;
let service: RunningService;
let administrator: Administrator;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'panel-'));
  service = await startContentService({
    dataDir: join(folder, 'data'),
    seedDir: fileURLToPath(new URL('../content-service/contract/seed', import.meta.url)),
  });
  administrator = await signInToPanel(service.url);
});

test.afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(page: Page): Promise<void> {
  await page.goto(`${service.url}/admin/auth/login`);
  await page.locator('input[name=email]').fill(CREDENTIALS.email);
  await page.locator('input[name=password]').fill(CREDENTIALS.password);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'My drafts' })).toBeVisible();
}

async function readPost(id: number): Promise<{ documentId: string; title: string }> {
  const response = await fetch(`${service.url}/api/posts/${id}`, {
    headers: { 'Strapi-Response-Format': 'v5' },
  });
  const { data }: { data: { documentId: string; title: string } } = await response.json();
  return data;
}

/** Opens the version of a post as an editor does: from the post, with "Edit post". */
async function edit(page: Page, id: number): Promise<string> {
  const { documentId } = await readPost(id);
  await page.goto(
    `${service.url}/admin/content-manager/collection-types/api::post.post/${documentId}`,
  );
  await page.getByRole('button', { name: 'Edit post' }).click();
  await page.waitForURL(/api::post-version\.post-version\/\w+/);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  return page.url().match(/post-version\/(\w+)/)?.[1] ?? '';
}

const title = (page: Page) => page.locator('input[name=title]');

test('a post is edited as a version, saved, and made public', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  await edit(page, 101);
  await title(page).fill('Your first week here');
  await expect(page.getByRole('button', { name: 'Save, then make public' })).toBeDisabled();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Make public', exact: true }).click();
  await page.waitForURL(/api::post\.post\/\w+/);
  expect((await readPost(101)).title).toBe('Your first week here');
  await expect(title(page)).toHaveValue('Your first week here');
  // The earlier text is the other entry of the history.
  await expect(page.getByRole('link', { name: 'Made public' })).toHaveCount(2);
});

test('what was typed stays when somebody else has saved, until it is decided', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  const versionId = await edit(page, 301);
  await title(page).fill('Typed in the browser');
  await administrator.call('PUT', `${VERSIONS}/${versionId}`, { title: 'Saved by somebody else' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved' });
  await expect(dialog).toContainText('What you typed is still here.');
  await dialog.getByRole('button', { name: 'Keep writing' }).click();
  await expect(title(page)).toHaveValue('Typed in the browser');
  await title(page).press('ControlOrMeta+s');
  await expect(page.getByText('What you typed is still here.')).toBeVisible();
  const stored = async () => (await administrator.call('GET', `${VERSIONS}/${versionId}`)).title;
  expect(await stored()).toBe('Saved by somebody else');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save mine over it' }).click();
  await expect.poll(stored).toBe('Typed in the browser');
});

test('an earlier version is restored as a draft', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  const { documentId } = await readPost(101);
  await page.goto(
    `${service.url}/admin/content-manager/collection-types/api::post.post/${documentId}`,
  );
  await page.getByRole('link', { name: 'Made public' }).last().click();
  await page.getByRole('button', { name: 'Restore as a draft' }).click();
  await expect(page.getByRole('button', { name: 'Make public', exact: true })).toBeVisible();
  await expect(title(page)).toHaveValue('The first week');
  expect((await readPost(101)).title).toBe('Your first week here');
});
