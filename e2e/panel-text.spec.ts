import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { openInPanel } from './panel-editor.ts';
import { openSharedPage, type SharedPanelPage } from './panel-page.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { violationsWithin } from './quality-checks.ts';
import { startWebsite, type Website } from './start-website.ts';
import { test } from './worker-programs.ts';

const POSTS = '/content-manager/collection-types/api::post.post';
const fixture = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const GOOGLE_DOCS = '../content-service/src/admin/text-editor/paste/fixtures/google-docs.html';
const WORD = '../content-service/src/admin/text-editor/paste/fixtures/word.html';

let folder: string;
let website: Website;
let service: PanelService;
let panel: SharedPanelPage;
let page: Page;

test.beforeAll(async ({ panelContext, createDatabase }) => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'panel-text-'));
  service = await startPanelService({ databaseUrl: await createDatabase() }, 'demo');
  website = await startWebsite('website of the text', `${service.url}/api`, folder);
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

type StoredPost = { documentId: string; description: string };

async function storedPost(id: number): Promise<StoredPost> {
  const { results } = await service.administrator.call('GET', `${POSTS}?filters[id][$eq]=${id}`);
  const [post]: StoredPost[] = Array.isArray(results) ? results : [];
  if (!post) throw new Error(`There is no post ${id}.`);
  return post;
}

/** Opens a post's form. @returns its text */
async function openText(id: number) {
  const { documentId } = await storedPost(id);
  await openInPanel(page, service.url, `/admin${POSTS}/${documentId}`);
  // While the editor loads, the form shows an ordinary text field.
  return page.getByRole('textbox', { name: 'Text' }).and(page.locator('.ProseMirror'));
}

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
}

const violations = (page: Page) => violationsWithin(page, ['[role=toolbar]', '.ProseMirror']);

test('an article is written in the panel and shown on the website', async () => {
  const text = await openText(201);
  await text.press('ControlOrMeta+A');
  await text.press('Delete');
  await tool(page, 'Heading').click();
  await page.keyboard.insertText('Before you sign');
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Read the contract, and ');
  await tool(page, 'Link').click();
  await page.getByLabel('Search our posts').fill('cost');
  await page.getByRole('button', { name: /what-does-a-month-cost/ }).click();
  await page.getByLabel('Text of the link').fill('know the costs');
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.press('Enter');
  await tool(page, 'Bulleted list').click();
  await page.keyboard.insertText('Deposit');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('Notice period');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'Table').click();
  await page.keyboard.insertText('Usual terms');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('Term');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('Length');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('Notice');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('Two months');
  await page.keyboard.press('Tab');
  await tool(page, 'Delete row').click();
  await expect(text.getByRole('row')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await save(page);

  const visitor = await page.context().newPage();
  await visitor.goto(`${website.url}/businesses/lantern-kitchen-deira`);
  const article = visitor.getByRole('main');
  await expect(article.getByRole('heading', { name: 'Before you sign', level: 2 })).toBeVisible();
  await expect(article.getByRole('link', { name: 'know the costs' })).toHaveAttribute(
    'href',
    '/articles/what-does-a-month-cost',
  );
  await expect(article.getByRole('listitem').filter({ hasText: 'Notice period' })).toBeVisible();
  const table = article.getByRole('table', { name: 'Usual terms' });
  await expect(table.getByRole('columnheader')).toHaveText(['Term', 'Length']);
  await expect(table.getByRole('cell')).toHaveText(['Notice', 'Two months']);
});

test('a picture of the media library comes with its sizes', async () => {
  const text = await openText(203);
  await text.press('ControlOrMeta+Home');
  await tool(page, 'Picture').click();
  const library = page.getByRole('dialog');
  await expect(library.getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(library).toBeHidden();
  await expect(text).toBeFocused();
  await tool(page, 'Picture').click();
  await expect(library.getByRole('checkbox').first()).toBeVisible();
  // Flags are too small to have sizes.
  const names = await library.getByText(/\.webp$/).allTextContents();
  const photograph = names.findIndex((name) => !name.startsWith('flag-'));
  await library.getByRole('checkbox').nth(photograph).click();
  await library.getByRole('button', { name: 'Finish' }).click();
  await page.getByLabel('Alternative text').fill('A quiet street');
  await page.getByLabel('Caption').fill('The way to the office');
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(text.getByRole('img', { name: 'A quiet street' })).toBeVisible();
  await save(page);

  const visitor = await page.context().newPage();
  await visitor.goto(`${website.url}/businesses/open-door-desk-ruwi`);
  const picture = visitor.getByRole('figure').getByRole('img', { name: 'A quiet street' });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('srcset', /\/small_\S+ 500w, /);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/(?:small|medium|large)_/);
});

test('an Arabic text is written on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  const text = await openText(205);
  await text.press('ControlOrMeta+A');
  await text.press('Delete');
  await page.keyboard.type('WhatsApp مجموعة الحي: كيف أجدها؟');
  await expect(text).toHaveAttribute('dir', 'rtl');
  for (let line = 0; line < 30; line += 1) await page.keyboard.press('Enter');
  await expect(tool(page, 'Heading')).toBeInViewport();
  // Of the test before; it covers the toolbar for a moment.
  await expect(page.getByText('Saved document')).toBeHidden();
  const box = await tool(page, 'Heading').boundingBox();
  const hit = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-tool]')?.getAttribute('data-tool'),
    [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10] as const,
  );
  expect(hit).toBe('heading2');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
  await save(page);
  expect((await storedPost(205)).description).toBe('<p>WhatsApp مجموعة الحي: كيف أجدها؟</p>');
});

test('the toolbar is one stop of the keyboard', async () => {
  const text = await openText(104);
  await text.press('ControlOrMeta+Home');
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'Heading')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Subheading')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(page, 'Import a Word file (.docx)')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Heading')).toBeFocused();
});

/** Replaces a text by what another program puts on the clipboard. @param file HTML */
async function paste(text: Locator, file: string): Promise<void> {
  await text.press('ControlOrMeta+A');
  await text.evaluate(
    (element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    readFileSync(fixture(file), 'utf8'),
  );
}

test('texts of Google Docs and Word are pasted and imported, and undo takes it back', async () => {
  const text = await openText(104);
  await paste(text, GOOGLE_DOCS);
  await expect(
    text.getByRole('listitem').filter({ hasText: 'صفحة التأشيرة' }).last(),
  ).toBeVisible();
  await expect(text.getByRole('columnheader', { name: 'الإيجار' })).toBeVisible();
  await paste(text, WORD);
  await expect(page.getByText('Pictures and files are not pasted.')).toBeVisible();
  await expect(text.getByRole('listitem').filter({ hasText: 'Salary letter' })).toBeVisible();
  await expect(text.getByRole('columnheader', { name: 'Lowest salary' })).toBeVisible();

  await text.press('ControlOrMeta+A');
  await page
    .getByLabel('Import a Word file (.docx)')
    .and(page.locator('input'))
    .setInputFiles(fixture('panel-text.docx'));
  await expect(text.getByRole('heading', { name: 'School places', level: 2 })).toBeVisible();
  await expect(text.getByRole('listitem')).toHaveText(['Birth certificate', 'Residence permit']);
  await expect(text.getByRole('cell', { name: 'Class' })).toBeVisible();
  await tool(page, 'Undo').click();
  await expect(text.getByRole('listitem').filter({ hasText: 'Salary letter' })).toBeVisible();
});

test('a text that the editor would damage is shown as HTML', async () => {
  const { documentId } = await storedPost(105);
  const description = '<p>How to get there:</p><iframe src="https://maps.example/a"></iframe>';
  await service.administrator.call('PUT', `${POSTS}/${documentId}`, { description });
  await openText(105);
  const source = page.getByRole('region', { name: 'Text' });
  await expect(source).toHaveText(description);
  await expect(page.getByText('Parts that would be lost: iframe')).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toHaveCount(0);
});

test('a table is filled and left by keyboard alone', async () => {
  const text = await openText(104);
  await text.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await tool(page, 'Table').press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Tab');
  for (const cell of ['One', 'Two', 'Three', 'Four']) {
    await page.keyboard.type(cell);
    // The form has it as well before the next cell is filled.
    await expect(text).toContainText(cell);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await expect(text.getByRole('row').first()).toHaveText('OneTwo');
  await expect(text).toHaveAccessibleDescription(/Esc leaves the text\.$/);
  await expect(page.getByText('Esc leaves the text.')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(text).not.toBeFocused();
  const isAfterText = await text.evaluate((element) => {
    const position = element.compareDocumentPosition(document.activeElement ?? element);
    return position === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(isAfterText).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(text.getByRole('cell', { name: 'Four!' })).toBeVisible();
});
