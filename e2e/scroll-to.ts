import type { Page } from '@playwright/test';

/** Scrolls at once. @param y from the top, in pixels */
export const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
