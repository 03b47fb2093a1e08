import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './visitor.ts';

test('axe finds nothing in forced colours', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/articles', '/articles/110', '/contact', '/nowhere']) {
    await page.goto(path);
    // The colours are the visitor's own; axe would compare those that are not shown.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .disableRules('color-contrast')
      .analyze();
    expect([path, violations.map(({ id }) => id)]).toEqual([path, []]);
  }
});
