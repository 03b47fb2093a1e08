import { defineConfig } from '@playwright/test';
import parallelConfig, { sequentialSpecs } from './playwright.config.ts';

/** Specs that measure time, one test after the other. */
export default defineConfig({
  ...parallelConfig,
  testIgnore: [],
  workers: 1,
  projects: [{ name: 'sequential', testMatch: sequentialSpecs }],
});
