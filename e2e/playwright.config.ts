import { defineConfig, type Project } from '@playwright/test';
import { findPostgresBinaries } from '../content-service/contract/start-postgres.ts';
import { findChromium } from '../scripts/chromium.ts';
import type { Database } from './database.ts';

const executablePath = findChromium();

const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  // The browser's own calls home only disturb a test, and fail where there is no internet.
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

/** Journeys that write a lot, on the other database; script makes no difference to that. */
const onPostgres: Project<object, Database> = {
  name: 'on PostgreSQL',
  testMatch: ['accounts.spec.ts', 'contact-mail.spec.ts'],
  grep: /without JavaScript/,
  // Programs take longer to start than these tests to run: one start for each file.
  fullyParallel: false,
  use: { database: 'PostgreSQL' },
};

export default defineConfig<object, Database>({
  testDir: '.',
  globalSetup: './start-programs.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  // A busy machine is late, not wrong: this is where waiting ends, and no test waits for it to pass.
  expect: { timeout: 20_000 },
  outputDir: '../test-results',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '../test-results/e2e.json' }],
  ],
  use: { launchOptions, locale: 'en-GB', timezoneId: 'Asia/Dubai' },
  projects: [
    { name: 'with JavaScript' },
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
  ],
});
