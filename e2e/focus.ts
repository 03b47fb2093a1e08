import type { Page } from '@playwright/test';

/** The element that has the focus, as somebody sees it who works with the keyboard. */
export type Stop = {
  /** Its name and the beginning of its markup: what a failed test shows. */
  what: string;
  /** Whether its middle can be seen: in the window and covered by nothing. */
  seen: boolean;
  /** Whether it, or what stands for it, wears the focus ring. */
  ringed: boolean;
};

/** Presses a key and says where the focus then is; null once it has left the page. */
export async function pressed(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop | null> {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const wearers: Element[] = [];
    for (let wearer: Element | null = element; wearer && wearers.length < 5; ) {
      wearers.push(wearer);
      wearer = wearer.parentElement;
    }
    return {
      what: `${element.textContent?.trim().slice(0, 30)} ${element.outerHTML.slice(0, 90)}`,
      seen: middle !== null && element.contains(middle),
      ringed: wearers.some((wearer) =>
        getComputedStyle(wearer).boxShadow.includes('0px 0px 0px 5px'),
      ),
    };
  });
}

/** Every stop of the Tab key from the page's beginning to its end, or back from where the focus is. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const visited = await page.evaluateHandle(() => new Set<Element | null>());
  const stops: Stop[] = [];
  for (;;) {
    const stop = await pressed(page, key);
    const before = await visited.evaluate((all) => {
      const known = all.has(document.activeElement);
      all.add(document.activeElement);
      return known;
    });
    // Past the last stop the browser leaves the page, or begins it anew.
    if (!stop || before) return stops;
    stops.push(stop);
  }
}
