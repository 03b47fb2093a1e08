import { expect, type Page } from '@playwright/test';
import {
  clickAction,
  editPost,
  openPost,
  readPost,
  signIn,
  storedVersion,
  VERSIONS,
} from './panel-editor.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { test } from './worker-programs.ts';

let service: PanelService;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  service = await startPanelService();
});
test.afterAll(() => service.stop());

test.beforeEach(async ({ page }) => {
  await signIn(page, service.url);
});

const title = (page: Page) => page.locator('input[name=title]');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
/** Edits a post and makes it public, as in the panel. */
async function publish(id: number, fields: Record<string, unknown>): Promise<void> {
  const { call } = service.administrator;
  const post = await readPost(service.url, id);
  const { documentId } = await call('POST', `/desk/posts/${post?.documentId}/version`, {});
  const { updatedAt } = await call('PUT', `${VERSIONS}/${documentId}`, fields);
  await call('POST', `/desk/versions/${documentId}/make-public`, { updatedAt });
}
const titleOf = async (id: number) => (await readPost(service.url, id))?.title;

test('a post is edited as a version, saved, and made public', async ({ page }) => {
  await editPost(page, service.url, 101);
  await title(page).fill('Your first week here');
  await expect(page.getByRole('button', { name: 'Save first' })).toBeDisabled();
  await save(page).click();
  await page.getByRole('button', { name: 'Make public', exact: true }).click();
  await page.waitForURL(/api::post\.post\/\w+/);
  expect(await titleOf(101)).toBe('Your first week here');
  await expect(title(page)).toHaveValue('Your first week here');
  // The earlier text is the other entry of the history.
  await expect(page.getByRole('link', { name: 'Made public' })).toHaveCount(2);
});

test('the history shows what changed, word by word, and restores an earlier version', async ({
  page,
}) => {
  await publish(302, { title: 'Long ago' });
  await publish(302, { title: 'Not so long ago', price: 4, currency: 'AED' });
  await openPost(page, service.url, 302);
  await page.getByRole('button', { name: 'Show changes' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Changes' });
  await expect(dialog.locator('del')).toHaveText(['removed: Long', 'empty']);
  await expect(dialog.locator('ins')).toHaveText(['added: Not so long', '4', 'added: AED']);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('link', { name: 'Made public' }).nth(1).click();
  await page.getByRole('button', { name: 'Restore as a draft' }).click();
  await expect(page.getByRole('button', { name: 'Make public', exact: true })).toBeVisible();
  await expect(title(page)).toHaveValue('Long ago');
  expect(await titleOf(302)).toBe('Not so long ago');
});

test('a draft is discarded, and the post stays', async ({ page }) => {
  const versionId = await editPost(page, service.url, 104);
  const before = await titleOf(104);
  await clickAction(page, 'Discard draft');
  const dialog = page.getByRole('dialog', { name: 'Discard this draft?' });
  await dialog.getByRole('button', { name: 'Discard draft' }).click();
  await page.waitForURL(/api::post\.post\/\w+/);
  expect(await storedVersion(service.administrator, versionId)).toMatchObject({
    state: 'discarded',
  });
  expect(await titleOf(104)).toBe(before);
});

test('a version is scheduled in the time of its place, and the schedule is cancelled', async ({
  page,
}) => {
  const versionId = await editPost(page, service.url, 301);
  const stored = () => storedVersion(service.administrator, versionId);
  await clickAction(page, 'Schedule');
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await expect(dialog).toContainText('GMT+3');
  await dialog.getByLabel('Appears', { exact: true }).fill('2020-05-01T18:00');
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect(dialog).toContainText('The time to appear is in the past.');
  await dialog.getByLabel('Appears', { exact: true }).fill('2998-05-01T18:00');
  await dialog.getByLabel('Disappears', { exact: true }).fill('2998-06-01T09:30');
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored()).toMatchObject({
    state: 'scheduled',
    appears_at: '2998-05-01T15:00:00.000Z',
    disappears_at: '2998-06-01T06:30:00.000Z',
  });
  await expect(page.getByText(/^Appears: May 1, 2998, 7:00\sPM GMT\+4$/)).toBeVisible();
  await clickAction(page, 'Schedule');
  await dialog.getByRole('button', { name: 'Cancel schedule' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored()).toMatchObject({ state: 'draft', appears_at: null, disappears_at: null });
});

test('a deleted post is put back from the first page', async ({ page }) => {
  await openPost(page, service.url, 501);
  const { title: deleted } = (await readPost(service.url, 501)) ?? {};
  await clickAction(page, 'Delete post');
  const dialog = page.getByRole('dialog', { name: 'Delete this post?' });
  await dialog.getByRole('button', { name: 'Delete post' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: String(deleted) });
  await expect(entry.getByRole('button', { name: 'Put back' })).toBeVisible();
  expect(await readPost(service.url, 501)).toBeNull();
  await entry.getByRole('button', { name: 'Put back' }).click();
  await page.waitForURL(/api::post\.post\/\w+/);
  expect(await titleOf(501)).toBe(deleted);
});
