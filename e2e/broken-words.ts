import type { Locator } from '@playwright/test';

/**
 * Finds the words that are not on one line: broken, or not laid out.
 * @param elements whose texts are searched
 * @param word matches a word, with the flag `g`: whether it may break at a hyphen
 */
export function brokenWords(elements: Locator, word: RegExp): Promise<string[]> {
  return elements.evaluateAll((all, pattern) => {
    const broken: string[] = [];
    for (const element of all) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const match of text.textContent?.matchAll(pattern) ?? []) {
          const range = document.createRange();
          range.setStart(text, match.index);
          range.setEnd(text, match.index + match[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size !== 1) broken.push(match[0]);
        }
      }
    }
    return broken;
  }, word);
}
