import type { Page } from '@playwright/test';

/** A document as it is laid out at one width. */
type Layout = {
  /** Of the frame, in px. */
  width: number;
  /** How wide the document is then, in px. */
  scrollWidth: number;
  /** Elements whose content reaches beyond them, one line each. */
  overflowing: string[];
  /** Words of the page's heading and of opening hours that stand in two lines. */
  brokenWords: string[];
  /** In how many lines the elements of a row stand, and how wide the narrowest is, in px. */
  row: { lineCount: number; leastWidth: number };
};

/** What is looked at besides the width. */
type Questions = {
  /** How far elements may reach beyond their column, in px. */
  tolerance?: number;
  /** Selects the elements of a row. */
  row?: string;
};

/**
 * A document in a frame below the visible part of the page: laid out as in a window of the frame's
 * width, but not painted, and its width changes at once.
 */
export type LayoutFrame = {
  /** Shows a document of the site, with text of the usual size. */
  show: (html: string) => Promise<void>;
  /** Sets the size of text as in the browser's settings, in px: 16 by default. Media queries follow it. */
  setTextSize: (px: number) => Promise<void>;
  /**
   * Lays the document out at one width in px after the other, all in one call: between two calls, the
   * browser would also prepare to paint it.
   * @param rootFontSize of the root's text, which media queries do not follow
   */
  layOut: (
    widths: readonly number[],
    questions?: Questions,
    rootFontSize?: string,
  ) => Promise<Layout[]>;
};

/** In px, as of a browser whose settings were not changed. */
const USUAL_TEXT_SIZE = 16;

/**
 * Opens the frame in a page, which it replaces.
 * @param page of a context with `bypassCSP`, as the site's policy forbids frames
 */
export async function openLayoutFrame(page: Page): Promise<LayoutFrame> {
  // Any document of the site without styles.
  await page.goto('/robots.txt');
  const session = await page.context().newCDPSession(page);
  const setTextSize = async (px: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
  };
  return {
    show: async (html) => {
      // The document before is not laid out once more.
      await page.evaluate(() => document.body.replaceChildren());
      await setTextSize(USUAL_TEXT_SIZE);
      await page.evaluate(showInNewFrame, html);
    },
    setTextSize,
    layOut: (widths, questions = {}, rootFontSize = '') =>
      page.evaluate(layOutAtWidths, { widths, questions, rootFontSize }),
  };
}

/** Runs in the page. */
async function showInNewFrame(html: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.style.cssText =
    'position: absolute; inset-block-start: 200vh; block-size: 800px; border: 0';
  await new Promise((resolve) => {
    frame.onload = resolve;
    frame.srcdoc = html
      // The browser warns of preloaded fonts that a busy machine lays out too late.
      .replace(/<link [^>]*rel="preload"[^>]*>/g, '')
      // At another address than its own, the page shown without connection loads itself again.
      .replace('data-island="kept-pages"', '');
    document.body.append(frame);
  });
  // Fonts load once a layout needs them.
  frame.contentDocument?.documentElement.getBoundingClientRect();
  await frame.contentDocument?.fonts.ready;
}

/** Runs in the page. */
function layOutAtWidths({
  widths,
  questions: { tolerance, row },
  rootFontSize,
}: {
  widths: readonly number[];
  questions: Questions;
  rootFontSize: string;
}): Layout[] {
  const frame = document.querySelector('iframe');
  const shown = frame?.contentDocument;
  const view = frame?.contentWindow;
  if (!frame || !shown || !view) throw new Error('No document is shown.');
  const overflowOf = (element: Element, tolerance: number): string[] => {
    const { tagName, className, clientWidth, scrollWidth } = element;
    if (clientWidth <= 1 || scrollWidth <= clientWidth + tolerance) return [];
    const { display, overflowX } = view.getComputedStyle(element);
    if (display === 'inline' || overflowX !== 'visible') return [];
    return [`${tagName} ${className} has ${clientWidth} px for ${scrollWidth} px`];
  };
  const brokenWordsOf = (element: Element): string[] => {
    const texts = shown.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{M}]+/gu)) {
        const range = shown.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1) words.push(word);
      }
    }
    return words;
  };
  shown.documentElement.style.fontSize = rootFontSize;
  return widths.map((width) => {
    frame.style.width = `${width}px`;
    const columns =
      tolerance === undefined ? [] : shown.querySelectorAll('main, main *, footer, footer *');
    const boxes = [...(row ? shown.querySelectorAll(row) : [])].map((each) =>
      each.getBoundingClientRect(),
    );
    return {
      width,
      scrollWidth: shown.documentElement.scrollWidth,
      overflowing: [...columns].flatMap((column) => overflowOf(column, tolerance ?? 0)),
      brokenWords: [...shown.querySelectorAll('h1, dl th, dl td')].flatMap(brokenWordsOf),
      row: {
        lineCount: new Set(boxes.map(({ top }) => top)).size,
        leastWidth: Math.min(...boxes.map((box) => box.width)),
      },
    };
  });
}
