import { expect, type Page } from '@playwright/test';
import { openInPanel } from './panel-editor.ts';
import { openSharedPage, type SharedPanelPage } from './panel-page.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { test } from './worker-programs.ts';

const LIST = '/admin/content-manager/collection-types/api::post.post';

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

const cellsOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ hasText: title }).getByRole('gridcell');

test('names kind, language and place as the form does', async () => {
  await openInPanel(page, service.url, LIST);
  const sofa = cellsOf(page, 'Sofa');
  await expect(sofa.filter({ hasText: 'English · Nigerian community' })).toBeVisible();
  await expect(sofa.filter({ hasText: 'Dubai · United Arab Emirates' })).toBeVisible();
  await expect(sofa.filter({ hasText: 'Marketplace' })).toBeVisible();
});

test('is filtered by the choices of the form', async () => {
  await openInPanel(page, service.url, LIST);
  await expect(cellsOf(page, 'Sofa').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Select field' }).click();
  await expect(page.getByRole('option', { name: 'documentId' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Community and language' }).click();
  await page.getByRole('combobox', { name: 'Community and language' }).click();
  await page.getByRole('option', { name: 'Arabic · Sudanese community' }).click();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await expect(
    page.getByText('Community and language is Arabic · Sudanese community'),
  ).toBeVisible();
  await expect(cellsOf(page, 'مطعم كابل').first()).toBeVisible();
  await expect(cellsOf(page, 'Sofa')).toHaveCount(0);
});

test('shows when a post was checked, and beside its form that it is still correct', async () => {
  await openInPanel(page, service.url, LIST);
  await expect(page.getByRole('gridcell', { name: 'Checked on' })).toBeVisible();
  const { data } = await (await fetch(`${service.url}/api/posts/201`)).json();
  await openInPanel(page, service.url, `${LIST}/${data.documentId}`);
  await expect(page.getByText('Not checked since it was written')).toBeVisible();
  await page.getByRole('button', { name: 'Still correct' }).click();
  await expect(page.getByText('The post is marked as checked today.')).toBeVisible();
  await expect(page.getByText(/^Checked on/)).toContainText('by ');
});

test('a change of many posts names them, and leaves none of them selected', async () => {
  const visible = 'page=1&pageSize=50&sort=title:ASC&filters[$and][0][is_active][$eq]=true';
  await openInPanel(page, service.url, `${LIST}?${visible}`);
  const choose = (title: string) =>
    page.getByRole('row').filter({ hasText: title }).getByRole('checkbox').click();
  await choose('Sofa');
  // It moves the rows down: a click that began before would end beside its checkbox.
  await expect(page.getByText('1 entry selected')).toBeVisible();
  await choose('مطعم كابل');
  await expect(page.getByText('2 entries selected')).toBeVisible();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide these posts?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Sofa', 'مطعم كابل']);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('2 posts were changed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cellsOf(page, 'Sofa')).toHaveCount(0);
  await expect(page.getByText(/selected/)).toHaveCount(0);
});

test.describe('in Arabic', () => {
  test.beforeAll(async ({ panelContext }) => {
    await panel.close();
    panel = await openSharedPage(panelContext, service.url, 'ar');
    page = panel.page;
  });

  test('is translated throughout', async () => {
    await openInPanel(page, service.url, '/admin');
    await expect(page.getByRole('heading', { level: 1, name: /^أهلًا/ })).toBeVisible();
    await openInPanel(page, service.url, LIST);
    const sofa = cellsOf(page, 'Sofa');
    await expect(sofa.filter({ hasText: 'الإنجليزية · الجالية النيجيرية' })).toBeVisible();
    await expect(sofa.filter({ hasText: 'دبي · الإمارات العربية المتحدة' })).toBeVisible();
    const back = page.getByRole('link', { name: 'رجوع' }).locator('svg');
    await expect(back).toHaveCSS('scale', '-1 1');
  });

  test('is a list of cards on a phone and on a tablet, which nothing makes scroll sideways', async () => {
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await openInPanel(page, service.url, LIST);
      await expect(cellsOf(page, 'Sofa').first()).toBeVisible();
      const frame = page.locator('main div:has(> table)');
      const overflow = await frame.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(overflow, String(width)).toBeLessThanOrEqual(0);
    }
    // With more pages than there is room for in a line.
    await page.setViewportSize({ width: 360, height: 740 });
    await openInPanel(page, service.url, `${LIST}?page=3&pageSize=1`);
    const pages = page.locator('main nav:has(> ol) a');
    await expect(pages.last()).toBeVisible();
    for (const link of await pages.all()) {
      const box = await link.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
  });

  test('the media library speaks Arabic', async () => {
    await openInPanel(page, service.url, '/admin/plugins/upload');
    await expect(page.getByRole('button', { name: /^الترتيب/ })).toBeVisible();
    const words = await page.getByRole('main').getByRole('button').allInnerTexts();
    expect(words.filter((word) => /[a-z]{2}/i.test(word) && !/\.\w+$/.test(word))).toEqual([]);
  });
});
