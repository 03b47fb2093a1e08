import { defineConfig } from '@playwright/test';
import parallelConfig, { sequentialSpec } from './playwright.config.ts';

/** Tests that measure time, one after the other. */
export default defineConfig({
  ...parallelConfig,
  testIgnore: [],
  workers: 1,
  projects: [{ name: 'sequential', testMatch: sequentialSpec }],
});
