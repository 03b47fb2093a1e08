import { expect, type Page } from '@playwright/test';
import {
  clickAction,
  createVersionAs,
  editPost,
  openInPanel,
  openPost,
  readPost,
  registerUser,
  saveAsOther,
  storedVersion,
  VERSIONS,
} from './panel-editor.ts';
import { openSharedPage, type SharedPanelPage } from './panel-page.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { test } from './worker-programs.ts';

let service: PanelService;
let panel: SharedPanelPage;
let page: Page;

test.beforeAll(async ({ panelContext, createDatabase }) => {
  test.setTimeout(240_000);
  service = await startPanelService({ databaseUrl: await createDatabase() });
  panel = await openSharedPage(panelContext, service.url);
  page = panel.page;
});
test.afterEach(() => panel.leave());
test.afterAll(async () => {
  await panel.close();
  await service.stop();
});

const title = (page: Page) => page.locator('input[name=title]');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
/** Edits a post and makes it public, as in the panel. */
async function publish(id: number, fields: Record<string, unknown>): Promise<void> {
  const { call } = service.administrator;
  const documentId = await createVersionAs(service.administrator, service.url, id);
  const { updatedAt } = await call('PUT', `${VERSIONS}/${documentId}`, fields);
  await call('POST', `/desk/versions/${documentId}/make-public`, { updatedAt });
}
const titleOf = async (id: number) => (await readPost(service.url, id))?.title;

test('a post is edited as a version, saved, and made public', async () => {
  await openPost(page, service.url, 101);
  await expect(page.getByText('No earlier versions.')).toBeVisible();
  await expect(page.getByText('Not Found')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit post' }).click();
  await page.waitForURL(/api::post-version\.post-version\/\w+/);
  await expect(title(page)).toBeEnabled();
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

test('the history shows what changed, word by word, and restores an earlier version', {
  tag: '@database',
}, async () => {
  await publish(302, { title: 'Long ago' });
  await publish(302, { title: 'Not so long ago', price: 4, currency: 'AED' });
  await openPost(page, service.url, 302);
  const showChanges = page.getByRole('button', { name: 'Show changes' }).first();
  await showChanges.click();
  const dialog = page.getByRole('dialog', { name: 'Changes' });
  await expect(dialog.locator('del')).toHaveText(['removed: Long', 'empty']);
  await expect(dialog.locator('ins')).toHaveText(['added: Not so long', '4', 'added: AED']);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(showChanges).toBeFocused();
  await page.getByRole('link', { name: 'Made public' }).nth(1).click();
  await page.getByRole('button', { name: 'Restore as a draft' }).click();
  await expect(page.getByRole('button', { name: 'Make public', exact: true })).toBeVisible();
  await expect(title(page)).toHaveValue('Long ago');
  expect(await titleOf(302)).toBe('Not so long ago');
});

test('a version goes to review and back, each time with a note', async () => {
  const versionId = await editPost(page, service.url, 201);
  await title(page).fill('For review');
  await save(page).click();
  await clickAction(page, 'Send to review');
  const review = page.getByRole('dialog', { name: 'Send to review' });
  await review.getByLabel('Note to the reviewer').fill('Is the price right?');
  await review.getByRole('button', { name: 'Send to review' }).click();
  await expect(page.getByText('For the reviewer: Is the price right?')).toBeVisible();

  await page.getByRole('link', { name: 'Home' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'For review' });
  await expect(entry).toContainText('For the reviewer: Is the price right?');
  await entry.getByRole('link').first().click();
  await clickAction(page, 'Return to the author');
  const back = page.getByRole('dialog', { name: 'Return to the author' });
  await back.getByLabel('Note to the author').fill('Please add the date.\nThen send it again.');
  await back.getByRole('button', { name: 'Return to the author' }).click();
  await expect(page.getByText('For the author: Please add the date.')).toBeVisible();
  await expect(page.getByText('For the reviewer: Is the price right?')).toBeVisible();
  expect(await storedVersion(service.administrator, versionId)).toMatchObject({
    state: 'draft',
    note: 'Please add the date.\nThen send it again.',
  });
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(entry).toContainText('For the author: Please add the date.');
});

test('the draft of another user is opened, continued or replaced', async () => {
  await publish(601, { title: 'Before' });
  await publish(601, { title: 'After' });
  const { documentId } = (await readPost(service.url, 601)) ?? {};
  const leyla = await registerUser(service.url, 'Publisher', {
    firstname: 'Leyla',
    lastname: 'Demir',
  });
  const opened = await leyla('POST', `/desk/posts/${documentId}/version`, {});
  const { data }: { data: { documentId: string } } = await opened.json();
  await leyla('PUT', `${VERSIONS}/${data.documentId}`, { title: 'Leyla writes' });

  const dialog = page.getByRole('dialog', { name: 'This post already has a draft' });
  const restoreBefore = async () => {
    await openPost(page, service.url, 601);
    await page.getByRole('link', { name: 'Made public' }).nth(1).click();
    await page.getByRole('button', { name: 'Restore as a draft' }).click();
    await expect(dialog).toBeVisible();
  };
  await restoreBefore();
  await expect(dialog).toContainText('Leyla Demir already has a draft of this post');
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await page.waitForURL((url) => url.pathname.endsWith(`/${data.documentId}`));
  await expect(title(page)).toHaveValue('Leyla writes');

  await restoreBefore();
  await dialog.getByRole('button', { name: 'Continue from it' }).click();
  await expect(title(page)).toHaveValue('Leyla writes');
  expect(page.url()).not.toContain(data.documentId);
  const { state } = await storedVersion(service.administrator, data.documentId);
  expect(state).toBe('discarded');

  await restoreBefore();
  await dialog.getByRole('button', { name: 'Replace it' }).click();
  await expect(title(page)).toHaveValue('Before');
  expect(await titleOf(601)).toBe('After');
});

test('a draft is discarded, and the post stays', async () => {
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

test('a version is scheduled in the time of its place, and the schedule is cancelled', async () => {
  const versionId = await editPost(page, service.url, 301);
  const stored = () => storedVersion(service.administrator, versionId);
  await clickAction(page, 'Schedule');
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await expect(dialog).toContainText('GMT+3');
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'More document actions' })).toBeFocused();
  await clickAction(page, 'Schedule');
  await dialog.getByLabel('Appears', { exact: true }).fill('2020-05-01T18:00');
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect(dialog).toContainText('The time to appear is in the past.');
  await dialog.getByLabel('Appears', { exact: true }).press('Backspace');
  await dialog.getByRole('button', { name: 'Save schedule' }).click();
  await expect(dialog).toContainText('Write a full date that exists');
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

test('a version with mistakes is not made public, and each mistake is named', async () => {
  const versionId = await editPost(page, service.url, 302);
  const before = await titleOf(302);
  await saveAsOther(service.administrator, versionId, {
    title: '',
    start: '2998-05-02T15:00:00.000Z',
    end: '2998-05-01T15:00:00.000Z',
    price: 20,
    currency: null,
    information: { opening_hours: 'mornings' },
    map: { latitude: 41, longitude: 29 },
    description: '<p>See <a href="/articles/gone">this</a>.</p>',
  });
  await page.reload();
  await expect(page.getByText(/^6 errors/)).toBeVisible();
  await page.getByRole('button', { name: 'Make public', exact: true }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Give the post a title.' });
  for (const mistake of [
    'The end is before the start.',
    'Choose the currency of the price.',
    'cannot be read',
    'The position on the map is',
    'points to a post that does not exist',
  ]) {
    await expect(refusal).toContainText(mistake);
  }
  expect(await titleOf(302)).toBe(before);
});

test('a deleted post is put back from the first page', { tag: '@database' }, async () => {
  await publish(103, { description: '<p>Meet <a href="/marketplace/501">this one</a>.</p>' });
  await openPost(page, service.url, 501);
  const { title: deleted } = (await readPost(service.url, 501)) ?? {};
  await clickAction(page, 'Delete post');
  const dialog = page.getByRole('dialog', { name: 'Delete this post?' });
  await expect(dialog.getByText('1 public post links to it.')).toBeVisible();
  const linking = dialog.getByRole('link', { name: String(await titleOf(103)) });
  await expect(linking).toHaveAttribute('href', /api::post\.post\/\w+$/);
  await dialog.getByRole('button', { name: 'Delete post' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: String(deleted) });
  await expect(entry.getByRole('button', { name: 'Put back' })).toBeVisible();
  expect(await readPost(service.url, 501)).toBeNull();
  await entry.getByRole('button', { name: 'Put back' }).click();
  await page.waitForURL(/api::post\.post\/\w+/);
  expect(await titleOf(501)).toBe(deleted);
});

test('a post is duplicated from the list, as a draft with a web address of its own', async () => {
  const { title: original } = (await readPost(service.url, 301)) ?? {};
  await openInPanel(page, service.url, '/admin/content-manager/collection-types/api::post.post');
  const row = page.getByRole('row').filter({ hasText: String(original) });
  await row.getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.waitForURL(/api::post-version\.post-version\/\w+/);
  await expect(page.getByText('This copy is a draft.')).toBeVisible();
  await expect(title(page)).toHaveValue(String(original));
  await expect(page.locator('input[name=slug]')).toHaveValue(/-2$/);
});
