import { forcedColoursViolations } from './quality-checks.ts';
import { expect, test } from './visitor.ts';

test('axe finds no violations with forced colours', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/articles', '/articles/110', '/search?q=tea', '/contact', '/nowhere']) {
    await page.goto(path);
    expect([path, await forcedColoursViolations(page)]).toEqual([path, []]);
  }
});
