import { test as base, expect } from '@playwright/test';

export { expect };

function address(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run the tests through playwright, not by themselves`);
  return value;
}

/** Where the programs under test listen. */
export const addresses = {
  site: () => address('SITE_URL'),
  lonelySite: () => address('LONELY_SITE_URL'),
  content: () => address('CONTENT_URL'),
};

/**
 * A test with a page that belongs to a visitor: what the browser complains about, and every
 * request that leaves the two programs, fails the test.
 */
export const test = base.extend<{ complaints: string[] }>({
  baseURL: async ({ baseURL: _ }, use) => use(addresses.site()),
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      const own = [addresses.site(), addresses.lonelySite(), addresses.content(), baseURL ?? ''];
      page.on('console', (message) => {
        // The browser reports every answer of 400 and above so; tests look at statuses themselves.
        const status = message.text().startsWith('Failed to load resource');
        if (['error', 'warning'].includes(message.type()) && !status)
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        const leaves = !own.some((origin) => origin && request.url().startsWith(origin));
        if (leaves && !request.url().startsWith('data:'))
          complaints.push(`went to ${request.url()}`);
      });
      page.on('response', (response) => {
        const file = !response.request().isNavigationRequest();
        if (file && response.status() >= 400)
          complaints.push(`${response.status()} ${response.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
