import type { Page } from '@playwright/test';

/**
 * Watches the service workers of a page's site. A request that arrives just as one is replaced starts
 * it again, and the next one waits until it is idle for 30 seconds, when browsers stop it. They do not
 * while a debugger is attached to it, as Playwright's is.
 * @returns a function that stops the worker in use if another one waits for its place
 */
export async function watchWaitingWorker(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const statuses = new Map<string, string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
  });
  await session.send('ServiceWorker.enable');
  return async () => {
    if (![...statuses.values()].includes('installed')) return;
    for (const [versionId, status] of statuses) {
      if (status === 'activated') await session.send('ServiceWorker.stopWorker', { versionId });
    }
  };
}
