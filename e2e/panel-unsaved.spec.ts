import { expect, type Locator, type Page } from '@playwright/test';
import {
  createVersion,
  editPost,
  fillSignIn,
  openInPanel,
  openPost,
  readPost,
  registerUser,
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
const offer = (page: Page) => page.getByText('You have unsaved changes from');
const putBack = (page: Page) => page.getByRole('button', { name: 'Put back' });
const stored = async (versionId: string) =>
  (await storedVersion(service.administrator, versionId)).title;

/** As if the session had expired. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    for (const key of ['jwtToken', 'isLoggedIn']) localStorage.removeItem(key);
  });
}

/**
 * As if the tab were killed: a tab that is left sends what was typed, and requests of a page that is
 * being unloaded pass the routes of tests.
 */
async function dropSavingWhenHidden(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stop = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('visibilitychange', stop, { capture: true });
  });
}

/** Holds back the answers of one kind of request for an entry of the content manager. */
function holdAnswers(page: Page, method: string, entry: string) {
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  void page.route(
    (url) => url.pathname.startsWith('/content-manager/') && url.pathname.endsWith(`/${entry}`),
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      begun.resolve();
      const response = await route.fetch();
      await released.promise;
      await route.fulfill({ response });
    },
  );
  return { begun: begun.promise, release: released.resolve };
}

test('what was not saved is offered after a reload, and no longer once it is saved', async () => {
  const versionId = await editPost(page, service.url, 301);
  await page.route('**/autosave', (route) => route.abort());
  await title(page).fill('Typed before the reload');
  await dropSavingWhenHidden(page);
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await putBack(page).click();
  await expect(title(page)).toHaveValue('Typed before the reload');
  await expect(offer(page)).toBeHidden();
  await save(page).click();
  await expect.poll(() => stored(versionId)).toBe('Typed before the reload');
  await expect(save(page)).toBeDisabled();
  await openInPanel(page, service.url, `/admin${VERSIONS}/${versionId}`);
  await expect(title(page)).toHaveValue('Typed before the reload');
  await expect(offer(page)).toBeHidden();
});

test('what is typed before the panel beside the form appears is offered after a reload', async () => {
  const versionId = await createVersion(page, service.url, 202);
  const form = `/admin${VERSIONS}/${versionId}`;
  const slow = await page.context().newPage();
  slow.on('dialog', (dialog) => dialog.accept());
  // As on a slow phone: the panel is there when the browser has time for it.
  await slow.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await slow.route('**/autosave', (route) => route.abort());
  await slow.goto(service.url + form);
  await title(slow).fill('Typed at once');
  await expect(save(slow)).toHaveCount(0);
  await slow.goto('about:blank');
  await openInPanel(page, service.url, form);
  await putBack(page).click();
  await expect(title(page)).toHaveValue('Typed at once');
});

test('a draft is saved automatically while one types, and stays editable', async () => {
  const versionId = await editPost(page, service.url, 104);
  await title(page).fill('Saved without a click');
  await expect.poll(() => stored(versionId)).toBe('Saved without a click');
  await expect(page.getByText('Saved automatically at')).toBeVisible();
  await title(page).press('End');
  await title(page).pressSequentially(', and more');
  await expect(title(page)).toHaveValue('Saved without a click, and more');
  await save(page).click();
  await expect.poll(() => stored(versionId)).toBe('Saved without a click, and more');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what is set back after it was saved automatically is saved as it was', async () => {
  const versionId = await editPost(page, service.url, 302);
  const before = await title(page).inputValue();
  const relation = `/content-manager/relations/api::post-version.post-version/${versionId}/city`;
  const storedCity = async () => {
    const { results } = await service.administrator.call('GET', relation);
    return (results as { name: string }[])[0]?.name;
  };
  const city = page.getByRole('combobox', { name: 'City' });
  const choose = async (option: Locator) => {
    await city.click();
    await option.first().click();
  };
  const others = () => page.getByRole('option').filter({ hasNotText: labelBefore });
  const own = () => page.getByRole('option', { name: labelBefore });
  const cityBefore = await storedCity();
  const labelBefore = await city.inputValue();
  await title(page).fill('Typed and set back');
  await choose(others());
  await expect.poll(() => stored(versionId)).toBe('Typed and set back');
  await expect.poll(storedCity).not.toBe(cityBefore);
  await title(page).fill(before);
  await choose(own());
  await expect(save(page)).toBeDisabled();
  await expect.poll(() => stored(versionId)).toBe(before);
  await expect.poll(storedCity).toBe(cityBefore);

  // Saved by hand before it is saved automatically.
  await title(page).fill('Typed again');
  await choose(others());
  await expect.poll(storedCity).not.toBe(cityBefore);
  await page.route('**/autosave', (route) => route.abort());
  await choose(own());
  await save(page).click();
  await expect(save(page)).toBeDisabled();
  await expect.poll(storedCity).toBe(cityBefore);
  await page.unroute('**/autosave');
  await title(page).fill(before);
  await expect.poll(() => stored(versionId)).toBe(before);

  await page.reload();
  await expect(title(page)).toHaveValue(before);
  await expect(save(page)).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('what is typed while a save is under way stays, and so does the cursor', async () => {
  const versionId = await editPost(page, service.url, 103);
  const text = page.locator('.ProseMirror');
  await expect(text).toBeVisible();
  const saved = page.getByText('Saved document');
  // That of the test before is shown for seconds.
  await expect(saved).toHaveCount(0);
  const saving = holdAnswers(page, 'PUT', versionId);
  const reloading = holdAnswers(page, 'GET', versionId);
  await page.route('**/autosave', (route) => route.abort());
  await title(page).fill('Saved');
  await title(page).press('ControlOrMeta+s');
  await saving.begun;
  await page.keyboard.press('Home');
  await page.keyboard.type('First ');
  saving.release();
  await reloading.begun;
  await page.keyboard.type('second ');
  await text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Text ');
  reloading.release();
  await expect(saved).toBeVisible();
  await page.keyboard.type('goes on. ');
  await expect(title(page)).toHaveValue('First second Saved');
  await expect(text).toContainText(/^Text goes on\. /);
  await save(page).click();
  await expect.poll(() => stored(versionId)).toBe('First second Saved');
  const { description } = await storedVersion(service.administrator, versionId);
  expect(description).toMatch(/^<p>Text goes on\. /);
});

test('what is typed while a new post is first saved goes into its form', async () => {
  await openInPanel(page, service.url, `/admin${VERSIONS}/create`);
  const saving = holdAnswers(page, 'POST', 'api::post-version.post-version');
  await title(page).fill('A new post');
  await save(page).click();
  await saving.begun;
  await title(page).fill('A new post, and more');
  saving.release();
  await page.waitForURL(/api::post-version\.post-version\/(?!create)\w+/);
  await expect(title(page)).toHaveValue('A new post, and more');
  await expect(offer(page)).toBeHidden();
});

test('a new post that was never saved is offered again, and can be deleted', async () => {
  const create = `/admin${VERSIONS}/create`;
  const unsaved = page.getByRole('status').filter({ hasText: 'Unsaved post from' });
  await openInPanel(page, service.url, create);
  await expect(save(page)).toBeVisible();
  await title(page).fill('Never saved');
  await page.reload();
  await expect(unsaved).toContainText('Never saved');
  await expect(unsaved).toContainText('Changed: Title');

  // Another one, in another tab, while this form is open.
  await putBack(page).click();
  await expect(title(page)).toHaveValue('Never saved');
  await expect(unsaved).toHaveCount(0);
  const tab = await page.context().newPage();
  tab.on('dialog', (dialog) => dialog.accept());
  await tab.goto(service.url + create);
  await expect(save(tab)).toBeVisible();
  await title(tab).fill('In another tab');
  await expect(tab.getByText('Unsaved post from')).toHaveCount(0);
  await tab.close({ runBeforeUnload: false });

  await endSession(page);
  await page.goto(service.url + create);
  await fillSignIn(page);
  await expect(unsaved).toHaveCount(2);
  await unsaved
    .filter({ hasText: 'In another tab' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await unsaved.getByRole('button', { name: 'Put back' }).click();
  await expect(title(page)).toHaveValue('Never saved');
  await save(page).click();
  await page.waitForURL(/api::post-version\.post-version\/(?!create)\w+/);
  await openInPanel(page, service.url, create);
  await expect(title(page)).toHaveValue('');
  await expect(unsaved).toHaveCount(0);
});

test('a form takes no words while it is made public', async () => {
  const versionId = await editPost(page, service.url, 104);
  await title(page).fill('Made public on a slow line');
  await save(page).click();
  await expect.poll(() => stored(versionId)).toBe('Made public on a slow line');
  const released = Promise.withResolvers<void>();
  let isRefused = true;
  await page.route('**/make-public', async (route) => {
    await released.promise;
    if (!isRefused) return route.fallback();
    isRefused = false;
    return route.fulfill({ status: 500, json: { error: { status: 500, message: '' } } });
  });
  const makePublic = page.getByRole('button', { name: 'Make public', exact: true });
  await makePublic.click();
  await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Please wait…')).toBeAttached();
  await page.keyboard.type('lost');
  const isFocused = await title(page).evaluate((field) => {
    field.focus();
    return field === document.activeElement;
  });
  expect(isFocused).toBe(false);
  released.resolve();
  // Refused: the form is as it was.
  await expect(page.locator('main form')).not.toHaveAttribute('aria-busy', 'true');
  await expect(makePublic).toBeFocused();
  await expect(title(page)).toHaveValue('Made public on a slow line');
  await makePublic.click();
  await page.waitForURL(/api::post\.post\/\w+/);
  await expect(title(page)).toHaveValue('Made public on a slow line');
});

test('what was typed in a version that was made public meanwhile is offered in the next draft', async () => {
  const versionId = await editPost(page, service.url, 301);
  await page.route('**/autosave', (route) => route.abort());
  await title(page).fill('Typed too late');
  await page.locator('input[name="information.address"]').fill('Typed too late, too');
  const { updatedAt } = await storedVersion(service.administrator, versionId);
  const address = `/desk/versions/${versionId}/make-public`;
  const { postDocumentId } = await service.administrator.call('POST', address, { updatedAt });
  await openInPanel(
    page,
    service.url,
    `/admin/content-manager/collection-types/api::post.post/${postDocumentId}`,
  );
  await page.getByRole('button', { name: 'Edit post' }).click();
  await putBack(page).click();
  await expect(title(page)).toHaveValue('Typed too late');
  await save(page).click();
  await page.waitForURL((url) => !url.pathname.endsWith(versionId));
  const next = page.url().split('/').at(-1) ?? '';
  await expect.poll(() => stored(next)).toBe('Typed too late');
  expect(await storedVersion(service.administrator, next)).toMatchObject({
    information: { address: 'Typed too late, too' },
  });
  await expect(offer(page)).toHaveCount(0);
});

test('a save without connection loses nothing', async () => {
  const versionId = await editPost(page, service.url, 302);
  await title(page).fill('Typed without connection');
  await page.context().setOffline(true);
  await save(page).click();
  await expect(page.getByText('Your changes are kept in this browser.').first()).toBeVisible();
  await expect(title(page)).toHaveValue('Typed without connection');
  await page.context().setOffline(false);
  await save(page).click();
  await expect.poll(() => stored(versionId)).toBe('Typed without connection');
});

test('a new post that cannot be sent says that it is kept', async () => {
  await openInPanel(page, service.url, `/admin${VERSIONS}/create`);
  await title(page).fill('New without connection');
  await expect(save(page)).toBeEnabled();
  await page.context().setOffline(true);
  await save(page).click();
  await expect(page.getByText('Your changes are kept in this browser.').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(title(page)).toHaveValue('New without connection');
});

test('what was typed is offered after the session has expired', async () => {
  const versionId = await editPost(page, service.url, 601);
  await title(page).fill('Typed in a session that ends');
  await endSession(page);
  await page.goto(`${service.url}/admin${VERSIONS}/${versionId}`);
  // Which leads back to the form.
  await fillSignIn(page);
  await putBack(page).click();
  await expect(title(page)).toHaveValue('Typed in a session that ends');
});

test('a save in another window of the same user is called that, and so are the two texts', async () => {
  const versionId = await editPost(page, service.url, 202);
  await title(page).fill('Typed here');
  const there = { title: 'Typed there' };
  await service.administrator.call('PUT', `${VERSIONS}/${versionId}`, there);
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'You have saved in another window' });
  await expect(dialog.locator('ins')).toHaveText('added: here');
  await expect(dialog.getByText(/^You saved this version in your other window on/)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'This window' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Your other window' })).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Save what is typed here' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep writing' }).click();
  await expect(title(page)).toHaveValue('Typed here');
});

test('the later of two editors chooses field by field, and the other text is kept', async () => {
  const versionId = await editPost(page, service.url, 101);
  const { documentId } = (await readPost(service.url, 101)) ?? {};
  await title(page).fill('My title');
  await page.locator('input[name=slug]').fill('my-slug');
  const omar = await registerUser(service.url, 'Publisher', {
    firstname: 'Omar',
    lastname: 'Hassan',
  });
  const theirs = { title: 'Their title', slug: 'their-slug', price: 12 };
  await omar('PUT', `${VERSIONS}/${versionId}`, theirs);
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Another user has saved' });
  await expect(dialog.locator('ins')).toHaveText(['added: My', 'added: my-slug']);
  await dialog.getByRole('button', { name: 'Keep writing' }).click();
  await expect(title(page)).toHaveValue('My title');
  await title(page).press('ControlOrMeta+s');
  await dialog.getByRole('radio', { name: /^From/ }).last().click();
  await dialog.getByRole('button', { name: 'Save as chosen' }).click();
  await expect(page.getByText('The other text is kept among the versions.')).toBeVisible();
  expect(await storedVersion(service.administrator, versionId)).toMatchObject({
    title: 'My title',
    slug: 'their-slug',
    price: 12,
  });
  await expect(page.locator('input[name=slug]')).toHaveValue('their-slug');
  const { versions } = await service.administrator.call('GET', `/desk/posts/${documentId}/history`);
  expect(versions).toContainEqual(
    expect.objectContaining({ title: 'Their title', state: 'discarded' }),
  );
});

test('a version is merged with what was made public meanwhile', async () => {
  const versionId = await editPost(page, service.url, 501);
  const { documentId } = (await readPost(service.url, 501)) ?? {};
  await title(page).fill('My title');
  await save(page).click();
  await expect.poll(() => stored(versionId)).toBe('My title');
  await service.administrator.call(
    'PUT',
    `/content-manager/collection-types/api::post.post/${documentId}`,
    { title: 'Public title', price: 7 },
  );
  await page.getByRole('button', { name: 'Make public', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'The public post has changed' });
  const price = dialog.getByRole('radiogroup', { name: 'Price' });
  await price.getByRole('radio', { name: 'Public post' }).click();
  await dialog.getByRole('button', { name: 'Use as chosen' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Make public', exact: true }).click();
  await page.waitForURL(/api::post\.post\/\w+/);
  expect(await readPost(service.url, 501)).toMatchObject({
    title: 'My title',
    price: 7,
  });
});

test('asks before the draft of another user is opened, and names who has it open', async () => {
  const leyla = await registerUser(service.url, 'Publisher', {
    firstname: 'Leyla',
    lastname: 'Demir',
  });
  const post = await readPost(service.url, 201);
  const opened = await leyla('POST', `/desk/posts/${post?.documentId}/version`, {});
  const { data }: { data: { documentId: string } } = await opened.json();
  await openPost(page, service.url, 201);
  await page.getByRole('button', { name: 'Edit post' }).click();
  const dialog = page.getByRole('dialog', { name: 'This post already has a draft' });
  await expect(dialog).toContainText('Leyla Demir already has a draft of this post');
  // It expires within a minute.
  await leyla('POST', `/desk/versions/${data.documentId}/presence`, {});
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await page.waitForURL(new RegExp(data.documentId));
  await expect(page.getByText('Leyla Demir is editing this.')).toBeVisible();
});
