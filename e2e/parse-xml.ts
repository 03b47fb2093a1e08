import type { Page } from '@playwright/test';

/** Parses XML in the browser, and extracts the entries of a feed. */
export function parseXml(page: Page, xml: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    return {
      /** Null if it is well-formed. */
      parseError: parsed.querySelector('parsererror')?.textContent ?? null,
      root: parsed.documentElement.localName,
      published: all('entry > published').map(({ textContent }) => textContent ?? ''),
      links: all('entry > link').map((link) => link.getAttribute('href') ?? ''),
    };
  }, xml);
}
