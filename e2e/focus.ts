import type { Page } from '@playwright/test';

/** The element that has the focus, as somebody sees it who works with the keyboard. */
export type FocusStop = {
  /** Its name and the beginning of its markup: what a failed test shows. */
  description: string;
  /** Whether its middle can be isVisible: in the window and covered by nothing. */
  isVisible: boolean;
  /** Whether it, or what stands for it, wears the focus ring. */
  hasFocusRing: boolean;
};

/** Presses a key and says where the focus then is; null once it has left the page. */
export async function pressKey(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop | null> {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
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
  });
}

/** Every stop of the Tab key from the page's beginning to its end, or back from where the focus is. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  const visited = await page.evaluateHandle(() => new Set<Element | null>());
  const stops: FocusStop[] = [];
  for (;;) {
    const stop = await pressKey(page, key);
    const wasVisited = await visited.evaluate((all) => {
      const wasVisited = all.has(document.activeElement);
      all.add(document.activeElement);
      return wasVisited;
    });
    // Past the last stop the browser leaves the page, or begins it anew.
    if (!stop || wasVisited) return stops;
    stops.push(stop);
  }
}
