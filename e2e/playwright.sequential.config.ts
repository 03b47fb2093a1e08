import { defineConfig } from '@playwright/test';
import parallelConfig, { sequentialSpec } from './playwright.config.ts';

/** Tests that measure time, one after the other, with websites of their own. */
export default defineConfig({
  ...parallelConfig,
  globalSetup: './start-content.ts',
  testIgnore: [],
  workers: 1,
  projects: [{ name: 'sequential', testMatch: sequentialSpec }],
});
