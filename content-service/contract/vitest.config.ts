import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { requireNode } from '../../scripts/test/node-version.ts';
import { LongestFirst } from './longest-first.ts';

requireNode();

/** These measure time, or write to the services that all files share: each runs alone. */
const sequentialFiles = [
  'account-with-many-posts.test.ts',
  'change-notices.test.ts',
  'database-lock.test.ts',
  'edits.test.ts',
  'external-writes.test.ts',
  'names-and-concepts.test.ts',
  'postgres-unavailable.test.ts',
  'response-times.test.ts',
  'search-index.test.ts',
];

// Real programs are started and stopped, on machines of any speed.
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000 };

/** For two CPU cores: tests also wait, and each worker loads Strapi. */
const maxWorkers = 5;

const root = fileURLToPath(new URL('.', import.meta.url));

// For all services alike: the brand names a column, which a start with another brand would replace.
const env = { BRAND_FILE: fileURLToPath(new URL('brand.json', import.meta.url)) };

// Files are not isolated from each other, so that each worker starts services in processes that it has
// used for files before (`start-in-reused-process.ts`).
export default defineConfig({
  root,
  test: {
    globalSetup: './start-databases.ts',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        root,
        test: {
          name: 'parallel',
          include: ['**/*.test.ts'],
          exclude: sequentialFiles,
          maxWorkers,
          sequence: { groupOrder: 0 },
          isolate: false,
          env,
          ...timeouts,
        },
      },
      {
        root,
        test: {
          name: 'website client',
          // Tested against the same services. Loads its modules with one environment after the other.
          include: ['../../website/contract/**/*.test.ts'],
          maxWorkers,
          sequence: { groupOrder: 0 },
          env,
          ...timeouts,
        },
      },
      {
        root,
        test: {
          name: 'sequential',
          include: sequentialFiles,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          isolate: false,
          env,
          ...timeouts,
        },
      },
    ],
  },
});
