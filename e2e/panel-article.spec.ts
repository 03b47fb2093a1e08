import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../content-service/contract/free-port.ts';
import { type Editor, editorAt, writeArticle } from './article-writer.ts';
import { openInPanel, VERSIONS } from './panel-editor.ts';
import { openSharedPage, type SharedPanelPage } from './panel-page.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { startWebsite, type Website } from './start-website.ts';
import { test } from './worker-programs.ts';

const WEBSITE_TOKEN = 'a token that only the two programs know';

let folder: string;
let service: PanelService;
let website: Website;
let panel: SharedPanelPage;
let page: Page;

test.beforeAll(async ({ panelContext, createDatabase }) => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'article-'));
  const port = String(await freePort());
  const env = { WEBSITE_TOKEN, WEBSITE_URL: `http://127.0.0.1:${port}` };
  service = await startPanelService({ databaseUrl: await createDatabase(), env }, 'demo');
  website = await startWebsite('website of the article', `${service.url}/api`, folder, {
    PORT: port,
    WEBSITE_TOKEN,
  });
  panel = await openSharedPage(panelContext, service.url, 'ar');
  page = panel.page;
});

test.afterEach(() => panel.leave());

test.afterAll(async () => {
  await panel.close();
  await website.stop();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Looks at the page as readers will see it, as the width allows, and goes back to the form. */
async function preview(page: Page, { click, press }: Editor, isWide: boolean, title: string) {
  if (isWide) {
    await click(page.getByRole('button', { name: 'إلى جانب النموذج' }));
  } else {
    await click(page.getByRole('button', { name: 'فتح المزيد من الإجراءات' }));
    await click(page.getByRole('button', { name: 'عرض الصفحة' }));
  }
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(frame.getByRole('table', { name: 'أوراق الأسبوع الأول' })).toBeVisible();
  if (isWide) return;
  await press('Escape');
  await click(page.getByRole('button', { name: 'إغلاق المزيد من الإجراءات' }));
}

for (const [name, viewport] of [
  ['on a wide screen', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test(`an Arabic article is written, previewed and made public ${name}`, async () => {
    const testInfo = test.info();
    await page.setViewportSize(viewport);
    const editor = editorAt(page);
    const start = performance.now();
    const title = `أسبوعك الأول: دليل هادئ ${viewport.width}`;
    await openInPanel(page, service.url, `/admin${VERSIONS}/create`);
    const screenshot = (step: string) =>
      page.screenshot({ path: testInfo.outputPath(`${step}.png`) });
    await writeArticle(page, editor, title);
    await screenshot('written');
    await editor.click(page.getByRole('button', { name: 'حفظ', exact: true }));
    await page.waitForURL(/api::post-version\.post-version\/(?!create)\w+/);
    await preview(page, editor, viewport.width >= 1280, title);
    await screenshot('previewed');
    await editor.click(page.getByRole('button', { name: 'نشر', exact: true }));
    await page.waitForURL(/api::post\.post\/\w+/);
    await screenshot('public');
    const { clicks, keys, letters } = editor.count;
    const seconds = Math.round((performance.now() - start) / 1000);
    testInfo.annotations.push({
      type: 'effort',
      description: `${clicks} clicks, ${keys} keys, ${letters} letters, ${seconds} s`,
    });

    const post = new URL(page.url()).pathname.replace('/admin', '');
    const { id } = await service.administrator.call('GET', post);
    const visitor = await page.context().newPage();
    await visitor.goto(`${website.url}/ar/articles/${id}`);
    const article = visitor.getByRole('main');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(article.getByRole('heading', { level: 2, name: 'الأوراق' })).toBeVisible();
    await expect(article.getByRole('img', { name: 'مائدة عليها أطباق كثيرة' })).toBeVisible();
    await expect(article.getByRole('img', { name: 'نزهة عائلية في الحديقة' })).toBeVisible();
    const table = article.getByRole('table', { name: 'أوراق الأسبوع الأول' });
    await expect(table.getByRole('columnheader')).toHaveText(['الورقة', 'أين تُستخرج']);
    await expect(article.getByRole('link', { name: 'مكتب الترجمة' })).toHaveAttribute(
      'href',
      /^\/ar\//,
    );
  });
}
