import { type BrowserContext, expect, type Page } from '@playwright/test';
import { GUIDE, goWithinPanel, openInPanel, signIn } from './panel-editor.ts';
import { watchPanel } from './panel-errors.ts';
import { test as base } from './worker-programs.ts';

/**
 * A page of the panel that the tests of a file share, one after the other: to load the panel takes
 * seconds of CPU time, to go to another page of it a fraction. Its language, posts that were opened
 * within the last minute and the session stay from one test to the next, so tests that need others,
 * or a fresh start, take a page of their own.
 */
export interface SharedPanelPage {
  page: Page;
  /**
   * Leaves the open form, and forgets what the test has set and typed. To be called after each test,
   * which fails here if a script of the panel has.
   */
  leave: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * A test whose page is in the browser context that all pages of the panel in a worker share, one test
 * after the other: the browser compiles the panel's scripts once for all of them. Options of the
 * context do not apply to it; the language of the panel, the window and the session are the test's own.
 */
export const test = base.extend({
  context: async ({ panelContext }, use) => {
    const before = panelContext.pages();
    const watched: (() => string[])[] = [];
    const watch = (page: Page) => watched.push(watchPanel(page));
    panelContext.on('page', watch);
    await use(panelContext);
    panelContext.off('page', watch);
    await closePages(panelContext, before);
    expect(watched.flatMap((takeErrors) => takeErrors())).toEqual([]);
  },
});

/** Closes what a test or a file has opened, and forgets what was typed and set. */
async function closePages(context: BrowserContext, before: Page[]): Promise<void> {
  await context.setOffline(false);
  const opened = context.pages().filter((page) => !before.includes(page));
  await Promise.all(opened.map((page) => page.close({ runBeforeUnload: false })));
  // The next user signs in anew, which replaces the cookies.
  await context.setStorageState({ cookies: await context.cookies(), origins: [] });
}

/** As of a new page. https://playwright.dev/docs/api/class-testoptions#test-options-viewport */
const VIEWPORT = { width: 1280, height: 720 };

/**
 * Signs in and opens a page of the panel that nothing is written on.
 * @param context of the worker's pages of the panel, or one of its own for other options
 * @param service its address
 * @param language of the panel, if not English
 */
export async function openSharedPage(
  context: BrowserContext,
  service: string,
  language?: 'ar',
): Promise<SharedPanelPage> {
  const before = context.pages();
  const page = await context.newPage();
  const takeErrors = watchPanel(page);
  if (language) {
    await page.addInitScript(
      (code) => localStorage.setItem('strapi-admin-language', code),
      language,
    );
  }
  // The browser asks before it leaves a form with changes.
  page.on('dialog', (dialog) => dialog.accept());
  await signIn(page, service);
  await openInPanel(page, service, GUIDE);
  return {
    page,
    leave: async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const others = context.pages().filter((each) => each !== page && !before.includes(each));
      await Promise.all(others.map((each) => each.close({ runBeforeUnload: false })));
      await page.setViewportSize(VIEWPORT);
      await goWithinPanel(page, GUIDE);
      // Nothing typed in one test is offered in the next.
      await page.evaluate(() => localStorage.clear());
      expect(takeErrors()).toEqual([]);
    },
    close: () => closePages(context, before),
  };
}
