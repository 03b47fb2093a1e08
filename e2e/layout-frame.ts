import type { Page } from '@playwright/test';

/**
 * A document in a frame below the visible part of the page: laid out as in a window of the frame's
 * width, but not painted, and its width changes at once.
 */
export type LayoutFrame = {
  /** Shows a document of the site. */
  show: (html: string) => Promise<void>;
  /** Sets the size of text as in the browser's settings, in px: 16 by default. Media queries follow it. */
  setTextSize: (px: number) => Promise<void>;
  /** Sets the size of the root's text, which media queries do not follow. */
  setRootFontSize: (size: string) => Promise<void>;
  /** Gives the frame a width in px. @returns how wide the document is then */
  scrollWidthAt: (width: number) => Promise<number>;
  /** In how many lines elements stand, and how wide the narrowest is, in px. */
  rowOf: (selector: string) => Promise<{ lineCount: number; leastWidth: number }>;
  /** Elements whose content reaches more than a tolerance in px beyond them, one line each. */
  overflowingElements: (tolerance: number) => Promise<string[]>;
};

/**
 * Opens the frame in a page, which it replaces.
 * @param page of a context with `bypassCSP`, as the site's policy forbids frames
 */
export async function openLayoutFrame(page: Page): Promise<LayoutFrame> {
  // Any document of the site without styles.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.style.cssText =
      'position: absolute; inset-block-start: 200vh; block-size: 800px; border: 0';
    document.body.replaceChildren(frame);
  });
  const frame = page.locator('iframe');
  const session = await page.context().newCDPSession(page);
  return {
    show: (html) =>
      frame.evaluate(async (element: HTMLIFrameElement, html) => {
        await new Promise((resolve) => {
          element.onload = resolve;
          element.srcdoc = html
            // The browser warns of preloaded fonts that a busy machine lays out too late.
            .replace(/<link [^>]*rel="preload"[^>]*>/g, '')
            // At another address than its own, the page shown without connection loads itself again.
            .replace('data-island="kept-pages"', '');
        });
        const document = element.contentDocument;
        // Fonts load once a layout needs them.
        document?.documentElement.getBoundingClientRect();
        await document?.fonts.ready;
      }, html),
    setTextSize: async (px) => {
      await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
    },
    setRootFontSize: (size) =>
      frame
        .contentFrame()
        .locator('html')
        .evaluate((root, size) => {
          root.style.fontSize = size;
        }, size),
    scrollWidthAt: (width) =>
      frame.evaluate((element: HTMLIFrameElement, width) => {
        element.style.width = `${width}px`;
        return element.contentDocument?.documentElement.scrollWidth ?? 0;
      }, width),
    rowOf: (selector) =>
      frame
        .contentFrame()
        .locator(selector)
        .evaluateAll((elements) => {
          const boxes = elements.map((element) => element.getBoundingClientRect());
          return {
            lineCount: new Set(boxes.map(({ top }) => top)).size,
            leastWidth: Math.min(...boxes.map(({ width }) => width)),
          };
        }),
    overflowingElements: (tolerance) =>
      frame
        .contentFrame()
        .locator('main, main *, footer, footer *')
        .evaluateAll(
          (elements, tolerance) =>
            elements.flatMap((element) => {
              const { tagName, className, clientWidth, scrollWidth } = element;
              if (clientWidth <= 1 || scrollWidth <= clientWidth + tolerance) return [];
              const { display, overflowX } = getComputedStyle(element);
              if (display === 'inline' || overflowX !== 'visible') return [];
              return [`${tagName} ${className} has ${clientWidth} px for ${scrollWidth} px`];
            }),
          tolerance,
        ),
  };
}
