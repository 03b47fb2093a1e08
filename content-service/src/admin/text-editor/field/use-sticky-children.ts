import { type RefObject, useEffect } from 'react';

/**
 * Lets what is sticky in an element stick to the part of the panel that scrolls. On narrow screens the
 * panel hides the horizontal overflow of an element between, which thereby counts as scrolling itself.
 */
export function useStickyChildren(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    for (let each = element.current?.parentElement; each; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (overflowX === 'hidden' && overflowY === 'auto') each.style.overflowX = 'clip';
    }
  }, [element]);
}
