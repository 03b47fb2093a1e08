import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './visitor.ts';

test('axe finds no violations with forced colours', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/articles', '/articles/110', '/search?q=tea', '/contact', '/nowhere']) {
    await page.goto(path);
    // axe would compare the page's colours, which are not the ones shown.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .disableRules('color-contrast')
      .analyze();
    expect([path, violations.map(({ id }) => id)]).toEqual([path, []]);
  }
});
