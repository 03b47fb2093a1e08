import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { findPostgresBinaries, startPostgres } from '../content-service/contract/start-postgres.ts';
import { type AccountPrograms, startAccountPrograms } from './account-programs.ts';
import { type FormPrograms, startFormPrograms } from './form-programs.ts';

/** Where content services that a worker starts keep their data; set by the project. */
export type Database = { database: 'SQLite' | 'PostgreSQL' };

type WorkerPrograms = {
  /** Creates an empty database. @returns its URL; undefined for SQLite */
  createDatabase: () => Promise<string | undefined>;
  formPrograms: FormPrograms;
  accountPrograms: AccountPrograms;
  /** For `sharedPage` of `visitor.ts`. */
  workerPage: Page;
  /** For the pages of `panel-page.ts`. */
  panelContext: BrowserContext;
};

// Generous, for busy machines.
const options = { scope: 'worker', timeout: 400_000 } as const;

/**
 * For the pages of most tests: without a graphics card, drawing the transitions from page to page is a
 * fifth of the CPU time of a test that follows links.
 */
export const WITHOUT_MOTION = { reducedMotion: 'reduce' } as const;

/** For tests of what moves, and for journeys as most visitors see them. */
export const WITH_MOTION = { reducedMotion: 'no-preference' } as const;

/**
 * Asks for a frame at intervals. Without that, a headless browser with much to do may draw none for
 * minutes although the page has changed: it tells scripts neither that it is idle nor its new size, and
 * does not scroll to the target of a link.
 */
function requestFrames(): void {
  setInterval(() => requestAnimationFrame(() => {}), 200);
}

/**
 * Programs, and a page, that a worker starts when a test first needs them and stops when it ends. Every spec uses
 * this `test`: Playwright replaces the worker, browser and programs included, whenever the next
 * spec has other worker fixtures.
 */
export const test = base.extend<object, Database & WorkerPrograms>({
  context: async ({ context }, use) => {
    await context.addInitScript(requestFrames);
    await use(context);
  },
  database: ['SQLite', { option: true, scope: 'worker' }],
  createDatabase: [
    async ({ database }, use) => {
      const postgresBinaries = database === 'PostgreSQL' && findPostgresBinaries();
      const servers: { stop: () => Promise<void> }[] = [];
      await use(async () => {
        if (!postgresBinaries) return undefined;
        const postgres = await startPostgres(postgresBinaries);
        servers.push(postgres);
        return postgres.url;
      });
      for (const server of servers) await server.stop();
    },
    options,
  ],
  formPrograms: [
    async ({ browserName: _ }, use) => {
      const programs = await startFormPrograms();
      await use(programs);
      await programs.stop();
    },
    options,
  ],
  accountPrograms: [
    async ({ createDatabase }, use) => {
      const programs = await startAccountPrograms(await createDatabase());
      await use(programs);
      await programs.stop();
    },
    options,
  ],
  workerPage: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...WITHOUT_MOTION,
        javaScriptEnabled: false,
        baseURL: process.env.SITE_URL ?? '',
      });
      await use(await context.newPage());
      await context.close();
    },
    options,
  ],
  panelContext: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...WITHOUT_MOTION,
      });
      // The panel's first load is long; that of its document is limited by the test.
      context.setDefaultTimeout(60_000);
      context.setDefaultNavigationTimeout(0);
      await context.addInitScript(requestFrames);
      // Stays open: with its last page, the browser would end the process that has compiled the scripts.
      await context.newPage();
      await use(context);
      await context.close();
    },
    options,
  ],
});
