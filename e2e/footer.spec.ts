import { navigationLabels } from './navigation-labels.ts';
import { expect, test } from './visitor.ts';
import { WITH_MOTION } from './worker-programs.ts';

test.use({ contextOptions: WITH_MOTION });

test.describe('the footer', () => {
  test('has description, three social links, Quick Links, Resources and the year', async ({
    sharedPage: page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const linksIn = (name: string) => footer.getByRole('navigation', { name }).getByRole('link');
    await expect(footer.locator('p').first()).not.toBeEmpty();
    await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveCount(3);
    await expect(linksIn('Quick Links')).toHaveText(navigationLabels.slice(0, 5));
    await expect(linksIn('Resources')).toHaveText([...navigationLabels.slice(5), 'Privacy Policy']);
    await expect(footer.getByRole('link', { name: 'Become a partner' })).toBeVisible();
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  });

  test('is revealed from below on wide screens, but not on small ones or with reduced motion', async ({
    page,
  }) => {
    const animationName = () =>
      page
        .locator('footer > div')
        .evaluate((footerPanel) => getComputedStyle(footerPanel).animationName);
    await page.goto('/about');
    expect(await animationName()).not.toBe('none');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await animationName()).toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await animationName()).toBe('none');
  });

  test('starts below the viewport on short pages', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const path of ['/no-such-page', '/search', '/articles?q=no+such+word']) {
      await page.goto(path);
      const footerPanel = await page.locator('footer > div').evaluate((element) => ({
        begins: element.getBoundingClientRect().top >= innerHeight,
        moved: getComputedStyle(element).translate,
      }));
      expect([path, footerPanel]).toEqual([path, { begins: true, moved: 'none' }]);
    }
  });
});
