import {
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
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
 * In a page that has shown others, whose fonts are still in memory, the browser may take the preload of
 * a font for unused.
 */
const unusedPreload = /^The resource \S+\.woff2 was preloaded using link preload but not used/;
const withoutUnusedPreloads = (errors: string[]) =>
  errors.filter((error) => !unusedPreload.test(error));

/** As of a new page. https://playwright.dev/docs/api/class-testoptions#test-options-viewport */
const VIEWPORT = { width: 1280, height: 720 };

type VisitorFixtures = {
  contentUrl: string;
  browserErrors: string[];
  /**
   * A page without JavaScript that all tests of a worker share: to open a context, and to load style
   * sheet, fonts and pictures again, takes most of the time of a short test. For what pages contain
   * and where their links and forms lead.
   */
  sharedPage: Page;
};

/**
 * A test with a visitor's page, which fails on browser errors and on requests to any other host.
 * A test that does not use the page opens none, which is most of what a few requests cost.
 */
export const test = base.extend<VisitorFixtures>({
  baseURL: async ({ baseURL: _ }, use) => use(urls.site()),
  // Where pictures come from.
  contentUrl: async ({ browserName: _ }, use) => use(urls.content()),
  browserErrors: async ({ browserName: _ }, use) => use([]),
  page: async ({ page, baseURL, contentUrl, browserErrors: errors }, use) => {
    watchForErrors(page, [contentUrl, baseURL ?? ''], errors);
    let shown = 0;
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) shown += 1;
    });
    await use(page);
    expect(shown > 1 ? withoutUnusedPreloads(errors) : errors).toEqual([]);
  },
  sharedPage: async ({ workerPage, contentUrl, browserErrors: errors }, use) => {
    const stopWatching = watchForErrors(workerPage, [contentUrl], errors);
    await use(workerPage);
    stopWatching();
    // What is still to be loaded is not an error of the next test.
    await workerPage.goto('about:blank');
    await workerPage.context().clearCookies();
    await workerPage.setViewportSize(VIEWPORT);
    expect(withoutUnusedPreloads(errors)).toEqual([]);
  },
});

/**
 * Collects errors of a page: those that its scripts log and throw, requests to other hosts than the
 * programs under test, and files that cannot be loaded.
 * @param origins of further programs
 * @param errors to which they are added
 * @returns a function that ends it
 */
export function watchForErrors(page: Page, origins: string[], errors: string[]): () => void {
  const ownOrigins = [urls.site(), urls.siteWithoutContent(), ...origins];
  const onConsole = (message: ConsoleMessage) => {
    // The browser logs this for every status from 400; tests check statuses themselves.
    const isStatusMessage = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isStatusMessage)
      errors.push(message.text());
  };
  const onPageError = (error: Error) => {
    if (!skippedViewTransition.test(error.message)) errors.push(error.message);
  };
  const onRequest = (request: Request) => {
    const isExternal = !ownOrigins.some((origin) => origin && request.url().startsWith(origin));
    if (isExternal && !request.url().startsWith('data:')) errors.push(`went to ${request.url()}`);
  };
  const onResponse = (response: Response) => {
    const isSubresource = !response.request().isNavigationRequest();
    if (isSubresource && response.status() >= 400)
      errors.push(`${response.status()} ${response.url()}`);
  };
  page.on('console', onConsole);
  page.on('pageerror', onPageError);
  page.on('request', onRequest);
  page.on('response', onResponse);
  return () => {
    page.off('console', onConsole);
    page.off('pageerror', onPageError);
    page.off('request', onRequest);
    page.off('response', onResponse);
  };
}
