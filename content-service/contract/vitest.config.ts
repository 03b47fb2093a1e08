import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { requireNode } from '../../scripts/test/node-version.ts';

requireNode();

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    // The website's client is held against the same services.
    include: ['**/*.test.ts', '../../website/contract/**/*.test.ts'],
    globalSetup: './start-databases.ts',
    // All files ask the same services, and one of them edits.
    fileParallelism: false,
    // Real programs are started and stopped, on machines of whatever speed.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
