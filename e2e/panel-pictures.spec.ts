import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  clickAction,
  createVersion,
  editPost,
  openInPanel,
  storedVersion,
  VERSIONS,
} from './panel-editor.ts';
import { openSharedPage, type SharedPanelPage } from './panel-page.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { violationsWithin } from './quality-checks.ts';
import { startWebsite, type Website } from './start-website.ts';
import { test } from './worker-programs.ts';

let folder: string;
let website: Website;
let service: PanelService;
let panel: SharedPanelPage;
let page: Page;

test.beforeAll(async ({ panelContext, createDatabase }) => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'panel-pictures-'));
  service = await startPanelService({ databaseUrl: await createDatabase() });
  website = await startWebsite('website of the pictures', `${service.url}/api`, folder);
  panel = await openSharedPage(panelContext, service.url);
  page = panel.page;
});

test.afterEach(() => panel.leave());

test.afterAll(async () => {
  await panel.close();
  await website.stop();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A photo that is four times as wide as high. */
const photo = () =>
  sharp({ create: { width: 2000, height: 500, channels: 3, background: '#0f6b72' } })
    .jpeg()
    .toBuffer();

/** Uploads a picture without alternative text, as other programs do. @returns its id */
async function uploadPicture(name: string): Promise<number> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), name);
  const [file] = (await service.administrator.upload(form)) as { id: number }[];
  return file?.id ?? 0;
}

/** Opens a version of a post in which another program has set fields. @returns its document id */
async function openWith(id: number, fields: Record<string, unknown>): Promise<string> {
  const versionId = await createVersion(page, service.url, id);
  await service.administrator.call('PUT', `${VERSIONS}/${versionId}`, fields);
  await openInPanel(page, service.url, `/admin${VERSIONS}/${versionId}`);
  return versionId;
}

async function openUpload(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Click to add an asset/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add more assets' }).click();
}

const describing = (page: Page) => page.getByRole('dialog', { name: 'Describe the pictures' });

test('asks for the alternative text before a picture is uploaded', async () => {
  const versionId = await editPost(page, service.url, 201);
  await expect(
    page.getByText('JPEG, PNG, WebP, AVIF or GIF file of up to 20 MB').first(),
  ).toBeVisible();
  await openUpload(page);
  await expect(
    page.getByText('Drop pictures here, or choose them (up to 20 MB each)'),
  ).toBeVisible();
  const buffer = await photo();
  await page
    .locator('input[type=file][name=files]')
    .setInputFiles({ name: 'boat.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: /^Upload 1 asset/ }).click();
  const dialog = describing(page);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByText('Write what can be seen')).toBeVisible();
  expect(await violationsWithin(page, ['[role=dialog] div:has(> div > img + span)'])).toEqual([]);
  await dialog.getByLabel('Alternative text').fill('A boat on the creek');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Finish' }).click();
  await clickAction(page, 'Save');
  await expect
    .poll(async () => (await storedVersion(service.administrator, versionId)).picture)
    .toMatchObject({ name: 'boat.jpg', alternativeText: 'A boat on the creek' });
});

test('refuses a file that is too large before it is sent', async () => {
  await editPost(page, service.url, 501);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/upload')) {
      uploads.push(request.url());
    }
  });
  await openUpload(page);
  const buffer = Buffer.alloc(21 * 1024 * 1024);
  await page
    .locator('input[type=file][name=files]')
    .setInputFiles({ name: 'panorama.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: /^Upload 1 asset/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Not uploaded' });
  await expect(dialog.getByRole('alert')).toHaveText(
    /panorama\.jpg is too large: it has 21 MB, and 20 MB is the most/,
  );
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(dialog).toBeHidden();
  expect(uploads).toEqual([]);
});

test('says why a file is refused, and what to do', async () => {
  await editPost(page, service.url, 501);
  await openUpload(page);
  const files = page.locator('input[type=file][name=files]');
  await files.setInputFiles([
    { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('a photo') },
    { name: 'nothing.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  ]);
  await page.getByRole('button', { name: /^Upload 2 assets/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Not uploaded' });
  await expect(dialog.getByRole('alert')).toHaveText([
    /^IMG_0001\.HEIC is a HEIC photo.* Save it as JPEG/,
    /^nothing\.jpg is empty\./,
  ]);
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(dialog).toBeHidden();

  await editPost(page, service.url, 501);
  await openUpload(page);
  const text = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await files.setInputFiles(text);
  await page.getByRole('button', { name: /^Upload 1 asset/ }).click();
  await describing(page).getByRole('button', { name: 'Describe later' }).click();
  await expect(
    page.getByText(
      'This is not a picture, or it is damaged or has more than 110 megapixels (WebP: 50, AVIF: 16).',
    ),
  ).toBeVisible();
});

test('cancels all pictures that were chosen for the media library', async () => {
  await openInPanel(page, service.url, '/admin/plugins/upload');
  const buffer = await photo();
  const choose = (...names: string[]) =>
    page
      .locator('input[type=file][multiple]')
      .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })));
  await choose('pier.jpg', 'quay.jpg', 'dune.jpg');
  await expect(describing(page)).toContainText('pier.jpg');
  await describing(page).getByRole('button', { name: 'Cancel' }).last().click();
  const uploads = page.getByRole('dialog', { name: 'Uploads canceled' });
  await expect(uploads.getByText('Canceled', { exact: true })).toHaveCount(3);
  await expect(describing(page)).toBeHidden();

  await choose('mole.jpg');
  await expect(describing(page)).toContainText('mole.jpg');
  await describing(page).getByRole('button', { name: 'Describe later' }).click();
  await expect(page.getByText('Upload successful!')).toBeVisible();
});

test('says which of the chosen files are in use, and by what', async () => {
  const [lamp, rope] = [await uploadPicture('lamp.jpg'), await uploadPicture('rope.jpg')];
  await openWith(601, { title: 'Lamps of the harbour', gallery: [lamp] });
  // Loaded anew: the media library shows what it has read before for a minute.
  await page.goto(`${service.url}/admin/plugins/upload`);
  for (const name of ['lamp.jpg', 'rope.jpg']) {
    await page.getByRole('checkbox', { name: new RegExp(name) }).click();
  }
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete 2 items?' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const message = /some files are in use.*lamp\.jpg\u2069: \u2068Lamps of the harbour\u2069$/;
  await expect(page.getByText(message).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await service.administrator.call('GET', `/upload/files/${rope}`)).toMatchObject({
    name: 'rope.jpg',
  });
});

test('asks for the alternative text of pictures that have none', async () => {
  const [boat, wave] = [await uploadPicture('boat.jpg'), await uploadPicture('wave.jpg')];
  const versionId = await openWith(101, { gallery: [boat, wave] });
  const prompt = (name: string) =>
    page.getByRole('region', { name: `“${name}” has no alternative text yet` });
  await prompt('boat.jpg').getByRole('button', { name: 'Save the text' }).click();
  await expect(prompt('boat.jpg').getByText('Write what can be seen')).toBeVisible();
  expect(await violationsWithin(page, ['section:has(img + span)'])).toEqual([]);
  await prompt('boat.jpg').getByLabel('Alternative text').fill('A boat');
  await page.keyboard.press('Enter');
  await expect(prompt('boat.jpg')).toBeHidden();
  await prompt('wave.jpg')
    .getByRole('checkbox', { name: /Only decoration/ })
    .click();
  // It is saved with the post, and by whatever else leaves it.
  await page.getByLabel('Web address').focus();
  await expect(prompt('wave.jpg')).toBeHidden();
  const { gallery } = await storedVersion(service.administrator, versionId);
  expect(gallery).toMatchObject([{ alternativeText: 'A boat' }, { alternativeText: '' }]);
  await page.reload();
  await expect(page.getByText('Web address')).toBeVisible();
  await expect(prompt('wave.jpg')).toBeHidden();
});

test('crops a picture in lists around the point that an editor sets', async () => {
  const picture = await uploadPicture('wide.jpg');
  await openWith(103, { picture });
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await page.getByRole('button', { name: 'Set focal point' }).click();
  const image = page.getByRole('dialog').locator('img').first();
  // Until it is loaded, it has no size.
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const box = await image.boundingBox();
  await image.click({ position: { x: (box?.width ?? 0) * 0.98, y: (box?.height ?? 0) * 0.5 } });
  await page.getByRole('button', { name: 'Save focal point' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  await clickAction(page, 'Save');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await clickAction(page, 'Make public');
  await page.waitForURL(/api::post\.post\/\w+/);

  const visitor = await page.context().newPage();
  await visitor.goto(`${website.url}/articles`);
  await expect(visitor.locator('article img[src*=wide]')).toHaveCSS('object-position', '100% 50%');
});
