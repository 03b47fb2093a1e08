import { expect } from '@playwright/test';
import { test as base } from './worker-programs.ts';

export { expect };

function requiredVariable(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run the tests through playwright, not by themselves`);
  return value;
}

/** URLs of the programs under test. */
export const urls = {
  site: () => requiredVariable('SITE_URL'),
  siteWithoutContent: () => requiredVariable('SITE_WITHOUT_CONTENT_URL'),
  content: () => requiredVariable('CONTENT_URL'),
};

/**
 * The browser rejects its own promise with one of these when a page was painted before the transition
 * from the previous page could start, or left before its style sheet allowed one. The page then
 * appears without the transition.
 */
const skippedViewTransition =
  /^Transition was aborted because of invalid state\. (Page already revealed|ViewTransition opt-in disabled)$/;

/**
 * A test with a visitor's page, which fails on browser errors and on requests to any other host.
 * A test that does not use the page opens none, which is most of what a few requests cost.
 */
export const test = base.extend<{ contentUrl: string; browserErrors: string[] }>({
  baseURL: async ({ baseURL: _ }, use) => use(urls.site()),
  // Where pictures come from.
  contentUrl: async ({ browserName: _ }, use) => use(urls.content()),
  browserErrors: async ({ browserName: _ }, use) => use([]),
  page: async ({ page, baseURL, contentUrl, browserErrors: errors }, use) => {
    const ownOrigins = [urls.site(), urls.siteWithoutContent(), contentUrl, baseURL ?? ''];
    page.on('console', (message) => {
      // The browser logs this for every status from 400; tests check statuses themselves.
      const isStatusMessage = message.text().startsWith('Failed to load resource');
      if (['error', 'warning'].includes(message.type()) && !isStatusMessage)
        errors.push(message.text());
    });
    page.on('pageerror', (error) => {
      if (!skippedViewTransition.test(error.message)) errors.push(error.message);
    });
    page.on('request', (request) => {
      const isExternal = !ownOrigins.some((origin) => origin && request.url().startsWith(origin));
      if (isExternal && !request.url().startsWith('data:')) errors.push(`went to ${request.url()}`);
    });
    page.on('response', (response) => {
      const isSubresource = !response.request().isNavigationRequest();
      if (isSubresource && response.status() >= 400)
        errors.push(`${response.status()} ${response.url()}`);
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});
