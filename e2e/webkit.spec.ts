import { localisedPath } from '../website/app/addresses/links.ts';
import { onePathOfEachLayout } from './quality-checks.ts';
import { test as base, expect } from './visitor.ts';
import { startWebKit, type WebKitWindow } from './webkit.ts';

const test = base.extend<object, { webKit: WebKitWindow }>({
  webKit: [
    async ({ browserName: _ }, use) => {
      const window = await startWebKit();
      await use(window);
      await window.close();
    },
    { scope: 'worker' },
  ],
});

/** Runs in the page. @returns its width, that of its content, and texts that lie over others */
function layoutProblems() {
  type Box = { left: number; right: number; top: number; bottom: number; text: string };
  const clip = (box: Box, element: Element): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      ...box,
      left: Math.max(box.left, left),
      right: Math.min(box.right, right),
      top: Math.max(box.top, top),
      bottom: Math.min(box.bottom, bottom),
    };
  };
  /** What is visible of a box after its ancestors have clipped it; null if it is sticky or fixed. */
  const shown = (box: Box, element: Element | null): Box | null => {
    if (!element || element === document.body) return box;
    const { overflowX, position } = getComputedStyle(element);
    if (position === 'sticky' || position === 'fixed') return null;
    return shown(overflowX === 'visible' ? box : clip(box, element), element.parentElement);
  };
  const boxes: Box[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const text = currentNode.textContent?.trim() ?? '';
    if (!text || !currentNode.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    for (const line of range.getClientRects()) {
      // Boxes of lines overlap; letters are in the middle of them.
      const margin = line.height / 3;
      const middle = { top: line.top + margin, bottom: line.bottom - margin };
      const { left, right } = line;
      const box = shown({ left, right, ...middle, text }, currentNode.parentElement);
      if (box && box.right - box.left > 2 && box.bottom > box.top) boxes.push(box);
    }
  }
  const overlaps = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const overlapping = boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => other.text !== box.text && overlaps(box, other))
      .map((other) => `“${box.text.slice(0, 30)}” and “${other.text.slice(0, 30)}”`),
  );
  return { width: innerWidth, scrollWidth: document.documentElement.scrollWidth, overlapping };
}

test('pages are as wide as the window in WebKit, and no text lies over another', async ({
  webKit,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const paths = await onePathOfEachLayout();
  const pages = [
    ...paths.map((path) => ({ path, width: 460 })),
    ...['/', '/businesses/204'].map((path) => ({ path: localisedPath('ar', path), width: 460 })),
    ...['/', '/businesses', '/articles/110'].map((path) => ({ path, width: 1280 })),
  ];
  for (const { path, width } of pages) {
    await webKit.open(`${baseURL}${path}`, width);
    const problems = await webKit.evaluate(layoutProblems);
    expect.soft(problems, path).toMatchObject({ scrollWidth: problems.width, overlapping: [] });
  }
});
