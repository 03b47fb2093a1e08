import { expect, test } from './visitor.ts';

for (const width of [1280, 360]) {
  test(`targets are at least 44 px high and wide (${width} px)`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/',
      '/articles',
      '/articles?page=2',
      '/events',
      '/search?q=horse+vet+in+salalah',
      '/search?q=how+do+I+get+a+residence+permit',
      '/contact?about=/articles/110',
      '/reset-password?code=abc',
      '/delete?code=abc',
      '/business-landing',
    ]) {
      await page.goto(path);
      const menu = page.locator('summary', { hasText: 'Menu' });
      if (await menu.filter({ visible: true }).count())
        await menu.filter({ visible: true }).last().click();
      const tooSmall = await page.evaluate(() => {
        const containers = 'header, form, main nav, main ul[class], [data-testimonials]';
        const targets = [...document.querySelectorAll<HTMLElement>(containers)].flatMap(
          (container) => [
            ...container.querySelectorAll<HTMLElement>(
              'a, button, summary, select, textarea, input:not([type=hidden], [tabindex="-1"])',
            ),
          ],
        );
        return [...new Set(targets)].flatMap((target) => {
          // A checkbox can be toggled by its label; links in sentences and among the facts of a card
          // are exempt (WCAG 2.5.8).
          const hitArea = target.closest('label') ?? target;
          if (!target.checkVisibility({ visibilityProperty: true })) return [];
          const isInline = getComputedStyle(target).display === 'inline' || target.dataset.fact;
          if (isInline && target.closest('p, dd')) return [];
          // A card's link covers the whole card.
          const overlay = getComputedStyle(target, '::after');
          if (overlay.position === 'absolute' && overlay.inset === '0px') return [];
          const { width: boxWidth, height } = hitArea.getBoundingClientRect();
          return boxWidth >= 43.9 && height >= 43.9
            ? []
            : [`${Math.round(boxWidth)} × ${Math.round(height)} ${target.outerHTML.slice(0, 120)}`];
        });
      });
      expect([path, tooSmall]).toEqual([path, []]);
    }
  });
}
