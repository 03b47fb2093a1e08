import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { messagesFor } from '../website/app/i18n/language.ts';
import { accessibilityViolations, htmlErrors } from './quality-checks.ts';
import { expect, test, urls } from './visitor.ts';

test.use({ javaScriptEnabled: false });

for (const [language, prefix] of [
  ['en', ''],
  ['ar', '/ar'],
] as const) {
  const { take, hubs } = messagesFor(language, 'Diyar');

  test(`a city's file is read offline on a phone, and its check finds one other letter, in ${language}`, async ({
    page,
    browser,
  }, testInfo) => {
    await page.goto(`${prefix}/take`);
    await page.locator('select[name=city]').selectOption('dubai');
    await page.getByRole('button', { name: take.form.submit }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/take/dubai$`));
    const downloading = page.waitForEvent('download');
    await page.locator('a[download]').first().click();
    const path = testInfo.outputPath('dubai.html');
    await (await downloading).saveAs(path);
    const html = await readFile(path, 'utf8');
    expect(await htmlErrors(html)).toEqual([]);

    const phone = await browser.newContext({
      offline: true,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    });
    const file = await phone.newPage();
    const problems: string[] = [];
    file.on('console', (message) => problems.push(message.text()));
    file.on('requestfailed', (request) => problems.push(request.url()));
    await file.goto(pathToFileURL(path).href);
    await expect(file.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(file.getByRole('heading', { name: hubs.emergencyNumbers })).toBeVisible();
    await expect(file.locator('a[href="tel:999"]')).toBeVisible();
    expect(await file.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const picture = file.locator('img').first();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    await file.locator('#contents a').first().click();
    await expect(file.locator('main > article').first()).toBeInViewport();
    expect(problems).toEqual([]);
    await phone.close();

    // axe itself is a script.
    const checked = await browser.newPage({
      offline: true,
      javaScriptEnabled: true,
      reducedMotion: 'reduce',
    });
    await checked.goto(pathToFileURL(path).href);
    expect(await accessibilityViolations(checked)).toEqual([]);
    await checked.close();

    const check = async (received: string) => {
      await page.goto(`${prefix}/take/check`);
      await page.locator('input[type=file]').setInputFiles(received);
      await page.getByRole('button', { name: take.check.submit }).click();
    };
    await check(path);
    await expect(page.getByRole('status')).toContainText(take.check.unchanged.title);
    const changed = testInfo.outputPath('changed.html');
    await writeFile(changed, html.replace('tel:999', 'tel:998'));
    await check(changed);
    await expect(page.getByRole('alert')).toContainText(take.check.changed.title);
  });
}

test("a city's file fits a phone whatever its texts hold, and prints what is folded or wide", async ({
  browser,
  request,
}, testInfo) => {
  const address = `${urls.site()}/take/dubai/file.html`;
  const html = await (await request.get(address)).text();
  const path = testInfo.outputPath('wide.html');
  const parts = [
    `<pre>${'preformatted'.repeat(20)}</pre>`,
    '<details><summary>More</summary><p>Folded</p></details>',
    `<div class="table"><table><tr>${'<td>Accommodation</td>'.repeat(9)}</tr></table></div>`,
  ];
  await writeFile(path, html.replace('</main>', `${parts.join('')}</main>`));
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(pathToFileURL(path).href);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(360);
  await expect(page.getByText('Folded')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Folded')).toBeVisible();
  await expect(page.locator('.table').last()).toHaveCSS('overflow-x', 'visible');
  expect(await width()).toBe(360);
  await page.close();
});
