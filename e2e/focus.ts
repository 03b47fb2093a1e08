import type { JSHandle, Page } from '@playwright/test';

/** The focused element as a keyboard user sees it. */
export type FocusStop = {
  /** Its text and the beginning of its markup, for failed tests. */
  description: string;
  /** Whether its centre is in the viewport and not covered. */
  isVisible: boolean;
  /** Whether it, or an ancestor that stands for it, has the focus ring. */
  hasFocusRing: boolean;
};

type Visited = Set<Element | null>;

/** Presses a key and returns the element that is focused then; null once the focus has left the page. */
export async function pressKey(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop | null> {
  return pressKeyOnce(page, key, await page.evaluateHandle(() => new Set<Element | null>()));
}

/** Returns null for an element in `visited`, too, and adds it. One call to the browser: it is made often. */
async function pressKeyOnce(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  visited: JSHandle<Visited>,
): Promise<FocusStop | null> {
  await page.keyboard.press(key);
  return page.evaluate((visited) => {
    const element = document.activeElement;
    if (!element || element === document.body || visited.has(element)) return null;
    visited.add(element);
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
      hasFocusRing: ancestors.some((wearer) =>
        getComputedStyle(wearer).boxShadow.includes('0px 0px 0px 5px'),
      ),
    };
  }, visited);
}

/** Every stop of the Tab key from the start of the page to its end, or back from the focused element. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  const visited = await page.evaluateHandle(() => new Set<Element | null>());
  const stops: FocusStop[] = [];
  for (;;) {
    // After the last stop, the browser leaves the page or starts over.
    const stop = await pressKeyOnce(page, key, visited);
    if (!stop) return stops;
    stops.push(stop);
  }
}
