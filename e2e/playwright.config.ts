import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Project } from '@playwright/test';
import { findPostgresBinaries } from '../content-service/contract/start-postgres.ts';
import { findChromium } from '../scripts/chromium.ts';
import type { Database } from './worker-programs.ts';

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
  ],
};

/** Specs that write a lot, on the other database as well; there JavaScript makes no difference. */
const onPostgres: Project<object, Database> = {
  name: 'on PostgreSQL',
  testMatch: ['accounts.spec.ts', 'contact-mail.spec.ts'],
  grep: /without JavaScript/,
  // Starting the programs takes longer than these tests: one worker per file.
  fullyParallel: false,
  use: { database: 'PostgreSQL' },
};

/** Journeys of editors through the panel; without the built panel there is none. */
const panelSpecs = 'panel-*.spec.ts';
const panelBuild = fileURLToPath(
  new URL('../content-service/dist/build/index.html', import.meta.url),
);
const panel: Project<object, Database> = {
  name: 'panel',
  testMatch: panelSpecs,
  fullyParallel: false,
  // The panel's first load is long, and a journey has many steps.
  timeout: 240_000,
};

/** They measure time, or need content to be late: playwright.sequential.config.ts runs each alone. */
export const sequentialSpecs = [
  'faults.spec.ts',
  'slow-connections.spec.ts',
  'streamed-home.spec.ts',
];

export default defineConfig<object, Database>({
  testDir: '.',
  testIgnore: sequentialSpecs,
  globalSetup: './start-programs.ts',
  fullyParallel: true,
  forbidOnly: true,
  // For two CPU cores: tests also wait.
  workers: 3,
  timeout: 90_000,
  // Generous, for busy machines: a passing test never waits this long.
  expect: { timeout: 20_000 },
  outputDir: '../test-results',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '../test-results/e2e.json' }],
  ],
  use: { launchOptions, locale: 'en-GB', timezoneId: 'Asia/Dubai' },
  projects: [
    { name: 'with JavaScript', testIgnore: [...sequentialSpecs, panelSpecs] },
    {
      name: 'without JavaScript',
      testMatch: [
        'routes.spec.ts',
        'home.spec.ts',
        'list.spec.ts',
        'filters.spec.ts',
        'search.spec.ts',
        'detail.spec.ts',
        'contact.spec.ts',
        'contact-validation.spec.ts',
        'cross-origin-forms.spec.ts',
        'mailed-links.spec.ts',
        'deletion.spec.ts',
        'new-password.spec.ts',
      ],
      use: { javaScriptEnabled: false },
    },
    ...(findPostgresBinaries() ? [onPostgres] : []),
    ...(existsSync(panelBuild) ? [panel] : []),
  ],
});
