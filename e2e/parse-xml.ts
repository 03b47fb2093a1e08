import type { Page } from '@playwright/test';

/** What a browser's own parser makes of XML, and what feeds hold. */
export function parseXml(page: Page, xml: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    return {
      /** Null where it is well-formed. */
      parseError: parsed.querySelector('parsererror')?.textContent ?? null,
      root: parsed.documentElement.localName,
      published: all('entry > published').map(({ textContent }) => textContent ?? ''),
      links: all('entry > link').map((link) => link.getAttribute('href') ?? ''),
    };
  }, xml);
}
