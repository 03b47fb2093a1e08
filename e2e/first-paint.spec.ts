import { layoutShiftOf } from './layout-shift.ts';
import { expect, test } from './visitor.ts';

for (const path of ['/', '/articles', '/articles/first-week-checklist']) {
  test(`sections further down on ${path} are laid out after the first paint`, async ({ page }) => {
    await page.goto(path);
    const skippedCount = () =>
      page.evaluate(() => {
        const deferred = [...document.querySelectorAll('[data-defer-layout], body > footer')];
        if (deferred.length === 0) throw new Error('Nothing is laid out later.');
        return deferred.filter(
          (element) => getComputedStyle(element).contentVisibility !== 'visible',
        ).length;
      });
    await expect.poll(skippedCount).toBe(0);
  });
}

for (const { path, steps } of [
  { path: '/', steps: ['header', 'header, h1', 'header, h1, section, footer'] },
  { path: '/articles', steps: ['header', 'header, h1, footer'] },
  { path: '/privacy', steps: ['header, h1, footer'] },
]) {
  test(`${path} is laid out in steps, while it is being parsed`, async ({ page }) => {
    await page.addInitScript(() => {
      const laidOut: string[] = [];
      Object.assign(window, { laidOut });
      const { prototype } = HTMLElement;
      const height = Object.getOwnPropertyDescriptor(prototype, 'offsetHeight');
      Object.defineProperty(prototype, 'offsetHeight', {
        get() {
          const parts = ['header', 'h1', 'main > section', 'footer'];
          const parsed = parts.filter((part) => document.querySelector(`body ${part}`));
          if (this === document.body) laidOut.push(parsed.join(', ').replace('main > ', ''));
          return height?.get?.call(this);
        },
      });
    });
    await page.goto(path);
    const laidOut = () => page.evaluate(() => (window as unknown as { laidOut: string[] }).laidOut);
    expect(await laidOut()).toEqual(steps);
  });
}

test('on a phone, one section follows in each frame after the first, and nothing shifts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // The page has not loaded while its pictures are held back: only then is all laid out at once.
  let release = () => {};
  const picturesReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.(jpe?g|png|webp|avif)/, async (route) => {
    await picturesReleased;
    await route.continue();
  });
  await page.addInitScript(() => {
    const hiddenPieces: number[] = [];
    const countInFrame = () => {
      const pieces = [...document.querySelectorAll('section[data-defer-layout], body > footer')];
      hiddenPieces.push(
        pieces.filter((piece) => getComputedStyle(piece).contentVisibility === 'hidden').length,
      );
      if (hiddenPieces.at(-1) || document.readyState === 'loading')
        requestAnimationFrame(countInFrame);
    };
    requestAnimationFrame(countInFrame);
    Object.assign(window, { hiddenPieces });
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const hiddenPieces = () =>
    page.evaluate(() => (window as unknown as { hiddenPieces: number[] }).hiddenPieces);
  await expect.poll(async () => (await hiddenPieces()).at(-1)).toBe(0);
  const counts = await hiddenPieces();
  expect(Math.max(...counts)).toBeGreaterThan(4);
  const steps = counts.slice(1).map((count, index) => (counts[index] ?? 0) - count);
  expect(Math.max(...steps)).toBe(1);
  release();
  await page.waitForLoadState();
  expect(await layoutShiftOf(page)).toBe(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-frame');
});

test('a browser that cannot defer the layout of a section has all in the first frame', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
    addEventListener('DOMContentLoaded', () => {
      const pieces = [...document.querySelectorAll<HTMLElement>('section, footer')];
      const changed = () => pieces.filter(({ style }) => style.contentVisibility === 'auto').length;
      requestAnimationFrame(() =>
        setTimeout(() =>
          requestAnimationFrame(() => Object.assign(window, { changedPieces: changed() })),
        ),
      );
    });
  });
  await page.goto('/');
  const changedPieces = () =>
    page.evaluate(() => (window as { changedPieces?: number }).changedPieces);
  await expect.poll(changedPieces).toBe(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-frame');
});

test('a link to a section further down leads there on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/#app');
  const section = page.getByRole('region', { name: /talk in the app/ });
  await expect(section.getByRole('heading')).toBeInViewport();
});

test('a document is not painted before its style sheet has loaded', async ({ page }) => {
  let release = () => {};
  const styleReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.css', async (route) => {
    await styleReleased;
    await route.continue();
  });
  await page.goto('/articles', { waitUntil: 'commit' });
  const readyState = () => page.evaluate(() => document.readyState);
  await expect
    .poll(() => page.evaluate(() => document.querySelector('header') !== null))
    .toBe(true);
  expect(await readyState()).toBe('loading');
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  expect(await paints()).toBe(0);
  release();
  await expect.poll(readyState).toBe('complete');
  await expect.poll(paints).toBeGreaterThan(0);
});
