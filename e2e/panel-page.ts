import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { GUIDE, goWithinPanel, openInPanel, sharedPages, signIn } from './panel-editor.ts';

/**
 * A page of the panel that the tests of a file share, one after the other: to load the panel takes
 * seconds of CPU time, to go to another page of it a fraction. Its language, posts that were opened
 * within the last minute and the session stay from one test to the next, so tests that need others,
 * or a fresh start, take a page of their own.
 */
export interface SharedPanelPage {
  page: Page;
  /** Leaves the open form, and forgets what the test has set and typed. To be called after each test. */
  leave: () => Promise<void>;
  close: () => Promise<void>;
}

/** As of a new page. https://playwright.dev/docs/api/class-testoptions#test-options-viewport */
const VIEWPORT = { width: 1280, height: 720 };

/**
 * Signs in and opens a page of the panel that nothing is written on.
 * @param service its address
 * @param options language of the panel, if not English, and options of the browser context; those of
 *   `test.use` do not apply to it
 */
export async function openSharedPage(
  browser: Browser,
  service: string,
  { language, ...options }: BrowserContextOptions & { language?: 'ar' } = {},
): Promise<SharedPanelPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
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
  sharedPages.add(page);
  return {
    page,
    leave: async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const others = context.pages().filter((each) => each !== page);
      await Promise.all(others.map((each) => each.close({ runBeforeUnload: false })));
      await page.setViewportSize(VIEWPORT);
      await goWithinPanel(page, GUIDE);
      // Nothing typed in one test is offered in the next.
      await page.evaluate(() => localStorage.clear());
    },
    close: () => context.close(),
  };
}
