import { onePathOfEachPage } from './quality-checks.ts';
import { expect, test, urls } from './visitor.ts';

for (const width of [1280, 768, 360]) {
  test(`no page scrolls sideways with twice the default font size (${width} px)`, async ({
    playwright,
    launchOptions,
  }) => {
    test.setTimeout(200_000);
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    });
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    for (const path of await onePathOfEachPage()) {
      await page.goto(urls.site() + path);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, scrollWidth]).toEqual([path, width]);
    }
    await browser.close();
  });
}
