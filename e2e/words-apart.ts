import type { Page } from '@playwright/test';

/**
 * Finds words that run into each other where no style sheet applies: in text browsers, in reading
 * views, and where a proxy makes pages smaller.
 * @returns each as `one|next`
 */
export async function joinedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style')) sheet.remove();
    const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
    const isShown = (node: Node) =>
      node.parentElement?.closest('script, template, option, [hidden]') === null;
    /** The element or text below `ancestor` that contains `node`; null if it is on a line of its own. */
    const partOf = (node: Node, ancestor: Node): Node | null => {
      let part = node;
      while (part.parentNode !== ancestor && part.parentNode) {
        if (!isInline(part.parentNode as Element)) return null;
        part = part.parentNode;
      }
      return part;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const joined: string[] = [];
    let last: Text | null = null;
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.data || !isShown(text)) continue;
      if (last && /[\p{L}\p{N}.]$/u.test(last.data) && /^[\p{L}\p{N}]/u.test(text.data)) {
        const between = document.createRange();
        between.setStartAfter(last);
        between.setEndBefore(text);
        const ancestor = between.commonAncestorContainer;
        const parts = [partOf(last, ancestor), partOf(text, ancestor)];
        // Words of a sentence may be partly emphasised or linked.
        const areElements = parts.every((part) => part instanceof Element);
        const hasBreak = between.cloneContents().querySelector('br, svg, img, input, select');
        if (areElements && !hasBreak) joined.push(`${last.data}|${text.data}`);
      }
      last = text;
    }
    return joined;
  });
}
