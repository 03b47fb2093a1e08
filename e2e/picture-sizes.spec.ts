import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

const PAGES = ['/', '/articles', '/articles/first-week-checklist', '/business-landing/201'];

/** Tolerances, in per cent: loaded wider than drawn, and drawn wider than loaded. */
const TOLERANCE = 4;

/** Each picture's width according to `sizes`, and its drawn width, including cropped parts. */
function pictureWidths(page: Page): Promise<{ sizes: string; declared: number; drawn: number }[]> {
  return page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[sizes]')];
    for (const dialog of document.querySelectorAll('dialog')) dialog.showModal();
    const measured = pictures.map(async (picture) => {
      // Lets the browser evaluate `sizes`: an image of 1000w gets the width that it declares.
      const probe = new Image();
      probe.sizes = picture.sizes;
      probe.srcset = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"/>')} 1000w`;
      await probe.decode();
      const { width, height } = picture.getBoundingClientRect();
      const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
      const isCropped = getComputedStyle(picture).objectFit === 'cover';
      const drawn = isCropped ? Math.max(width, height * ratio) : width;
      return { sizes: picture.sizes, declared: probe.naturalWidth, drawn };
    });
    return Promise.all(measured);
  });
}

/** A phone, and the ends of each range between breakpoints, where what `sizes` says is most likely to differ. */
const WIDTHS = [360, 575, 576, 767, 768, 1199, 1200, 1920];

for (const width of WIDTHS) {
  test(`pictures match their sizes attribute at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1400 });
    for (const path of PAGES) {
      await page.goto(path);
      const pictures = await pictureWidths(page);
      expect(pictures.length, path).toBeGreaterThan(0);
      const wrong = pictures.filter(
        ({ declared, drawn }) => drawn > 0 && Math.abs(declared - drawn) * 100 > TOLERANCE * drawn,
      );
      expect(wrong, path).toEqual([]);
    }
  });
}
