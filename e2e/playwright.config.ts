import { defineConfig, type PlaywrightTestOptions, type Project } from '@playwright/test';
import { findPostgresBinaries } from '../content-service/contract/start-postgres.ts';
import { findChromium } from '../scripts/chromium.ts';
import { hasWebKit } from './webkit.ts';
import { type Database, WITHOUT_MOTION } from './worker-programs.ts';

const executablePath = findChromium();

const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  // The browser's own requests disturb tests and fail without internet access.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // No second process per context in reserve: a fifth of what opening a page takes.
    '--renderer-process-limit=1',
  ],
};

/** Specs that need a content service of their own, and write to it. */
const mailSpecs = ['accounts.spec.ts', 'business-mail.spec.ts', 'contact-mail.spec.ts'];

/** Specs of browsers that not every machine has; that of the oldest is built for x64 only. */
const otherBrowserSpecs = [
  { spec: 'old-browser.spec.ts', isAvailable: process.arch === 'x64' },
  { spec: 'webkit.spec.ts', isAvailable: hasWebKit },
];
const missingBrowserSpecs = otherBrowserSpecs.flatMap(({ spec, isAvailable }) =>
  isAvailable ? [] : spec,
);

const hasPostgres = findPostgresBinaries() !== undefined;

/**
 * Starting the programs takes longer than most of these tests: one worker, which starts them once.
 * Visitors without JavaScript are on the other database, if there is one.
 */
const onSqlite: Project<PlaywrightTestOptions, Database> = {
  name: 'on SQLite',
  testMatch: mailSpecs,
  ...(hasPostgres && { grepInvert: /without JavaScript/ }),
  fullyParallel: false,
  workers: 1,
};

const onPostgres: Project<PlaywrightTestOptions, Database> = {
  name: 'on PostgreSQL',
  testMatch: mailSpecs,
  grep: /without JavaScript/,
  fullyParallel: false,
  workers: 1,
  use: { database: 'PostgreSQL' },
};

/** Journeys of editors through the panel. */
const panelSpecs = 'panel-*.spec.ts';
const panel: Project<object, Database> = {
  name: 'panel',
  testMatch: panelSpecs,
  fullyParallel: false,
  // The panel's first load is long, and a journey has many steps.
  timeout: 240_000,
};

/** Measures time, or needs the default time limit: playwright.sequential.config.ts runs its tests alone. */
export const sequentialSpec = 'time-limits.spec.ts';

/**
 * The history of posts, from the panel to the other database. Contract tests run the panel's other
 * calls on both; `EVERY_DATABASE=1` runs all journeys.
 */
const panelOnPostgres: Project<object, Database> = {
  ...panel,
  name: 'panel on PostgreSQL',
  ...(process.env.EVERY_DATABASE !== '1' && { grep: /@database/ }),
  use: { database: 'PostgreSQL' },
};

export default defineConfig<object, Database>({
  testDir: '.',
  testIgnore: sequentialSpec,
  globalSetup: './start-programs.ts',
  fullyParallel: true,
  forbidOnly: true,
  // For two CPU cores: tests also wait.
  workers: 4,
  timeout: 90_000,
  // Generous, for busy machines: a passing test never waits this long.
  expect: { timeout: 20_000 },
  outputDir: '../test-results',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '../test-results/e2e.json' }],
  ],
  use: {
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    contextOptions: WITHOUT_MOTION,
  },
  projects: [
    // First, as each file or project runs in one worker while the others do the rest.
    onSqlite,
    ...(hasPostgres ? [onPostgres] : []),
    panel,
    ...(hasPostgres ? [panelOnPostgres] : []),
    {
      name: 'website',
      testIgnore: [sequentialSpec, ...mailSpecs, panelSpecs, ...missingBrowserSpecs],
    },
  ],
});
