import type { ConsoleMessage, Page } from '@playwright/test';

/** Not errors: uploads and requests that Strapi gives up, and files that the service refuses. */
const ABORTED = /^(?:UploadFile|(?:Upload)?Abort(?:ed)?)Error\b/;

/** The browser logs this for every status from 400; tests check statuses themselves. */
const STATUS_MESSAGE = 'Failed to load resource';

/**
 * Collects what scripts of the panel log as an error or do not catch. Its warnings are Strapi's.
 * @returns the errors so far, and takes them off the list
 */
export function watchPanel(page: Page): () => string[] {
  let errors: string[] = [];
  const add = (text: string) => {
    if (!ABORTED.test(text) && !text.startsWith(STATUS_MESSAGE)) errors.push(text);
  };
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') add(message.text());
  });
  page.on('pageerror', (error) => add(error.stack ?? error.message));
  return () => {
    const taken = errors;
    errors = [];
    return taken;
  };
}
