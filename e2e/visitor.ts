import { expect } from '@playwright/test';
import { test as base } from './worker-programs.ts';

export { expect };

function requiredVariable(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run the tests through playwright, not by themselves`);
  return value;
}

/** Where the programs under test listen. */
export const urls = {
  site: () => requiredVariable('SITE_URL'),
  siteWithoutContent: () => requiredVariable('SITE_WITHOUT_CONTENT_URL'),
  content: () => requiredVariable('CONTENT_URL'),
};

/**
 * A test with a page that belongs to a visitor: what the browser complains about, and every
 * request that leaves the two programs, fails the test.
 */
export const test = base.extend<{ browserErrors: string[] }>({
  baseURL: async ({ baseURL: _ }, use) => use(urls.site()),
  browserErrors: [
    async ({ page, baseURL }, use) => {
      const errors: string[] = [];
      const ownOrigins = [urls.site(), urls.siteWithoutContent(), urls.content(), baseURL ?? ''];
      page.on('console', (message) => {
        // The browser reports every answer of 400 and above so; tests look at statuses themselves.
        const isStatusMessage = message.text().startsWith('Failed to load resource');
        if (['error', 'warning'].includes(message.type()) && !isStatusMessage)
          errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('request', (request) => {
        const isExternal = !ownOrigins.some((origin) => origin && request.url().startsWith(origin));
        if (isExternal && !request.url().startsWith('data:'))
          errors.push(`went to ${request.url()}`);
      });
      page.on('response', (response) => {
        const isSubresource = !response.request().isNavigationRequest();
        if (isSubresource && response.status() >= 400)
          errors.push(`${response.status()} ${response.url()}`);
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
