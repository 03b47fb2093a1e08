import type { CDPSession, Page } from '@playwright/test';

/** The focused element as a keyboard user sees it. */
export type FocusStop = {
  /** Its text and the beginning of its markup, for failed tests. */
  description: string;
  /** Whether its centre is in the viewport and not covered. */
  isVisible: boolean;
  /** Whether it, its `::after`, or an ancestor that stands for it has the focus ring. */
  hasFocusRing: boolean;
};

/** Key presses that are sent at once. */
const BATCH = 20;

/** The Shift key in the bit field of modifiers. */
const SHIFT = 8;

/** Presses a key and returns the element that is focused then; null once the focus has left the page. */
export async function pressKey(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop | null> {
  const recorder = await recordStops(page);
  await page.keyboard.press(key);
  return recorder.evaluate(({ stops, remove }) => {
    remove();
    return stops[0] ?? null;
  });
}

/**
 * Every stop of the Tab key from the start of the page to its end, or back from the focused element.
 * Keys are sent in batches and the page records where they stop: there are thousands.
 */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  // What the first frame leaves out cannot be focused, and follows within some frames.
  await page.waitForSelector(':root:not([data-first-frame])');
  const session = await page.context().newCDPSession(page);
  const recorder = await recordStops(page);
  const batch = Array.from({ length: BATCH }, () => (key === 'Tab' ? 0 : SHIFT));
  for (let pressed = BATCH; ; pressed += BATCH) {
    await Promise.all(batch.map((modifiers) => sendTab(session, modifiers)));
    const count = await recorder.evaluate(({ stops }) => stops.length);
    if (count < pressed) break;
  }
  await session.detach();
  return recorder.evaluate(({ stops, remove }) => {
    remove();
    return stops;
  });
}

/** https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-dispatchKeyEvent */
async function sendTab(session: CDPSession, modifiers: number): Promise<void> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  await Promise.all([
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
  ]);
}

/**
 * Records each stop when the key is released: by then the focus has moved and the page has scrolled.
 * Ends when the focus leaves the page or returns to an earlier stop, and keeps it there.
 */
function recordStops(page: Page) {
  return page.evaluateHandle(() => {
    const stops: FocusStop[] = [];
    const visited = new Set<Element>();
    let isAtEnd = false;
    const hasRing = (wearer: Element, part?: string) =>
      getComputedStyle(wearer, part).boxShadow.includes('0px 0px 0px 5px');
    const describeStop = (element: Element): FocusStop => {
      const [box = element.getBoundingClientRect()] = element.getClientRects();
      const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const ancestors: Element[] = [];
      for (let ancestor: Element | null = element; ancestor && ancestors.length < 5; ) {
        ancestors.push(ancestor);
        ancestor = ancestor.parentElement;
      }
      return {
        description: `${element.textContent?.trim().slice(0, 30)} ${element.outerHTML.slice(0, 90)}`,
        isVisible: middle !== null && element.contains(middle),
        hasFocusRing:
          hasRing(element, '::after') || ancestors.some((ancestor) => hasRing(ancestor)),
      };
    };
    const record = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || isAtEnd) return;
      const element = document.activeElement;
      isAtEnd = !element || element === document.body || visited.has(element);
      if (!element || isAtEnd) return;
      visited.add(element);
      stops.push(describeStop(element));
    };
    const keepFocus = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && isAtEnd) event.preventDefault();
    };
    addEventListener('keyup', record, true);
    addEventListener('keydown', keepFocus, true);
    const remove = () => {
      removeEventListener('keyup', record, true);
      removeEventListener('keydown', keepFocus, true);
    };
    return { stops, remove };
  });
}
