import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { requireNode } from './scripts/test/node-version.ts';
import { enhancePlugin } from './website/vite/enhance-plugin.ts';
import { islandsPlugin } from './website/vite/islands-plugin.ts';

requireNode();

/** A busy machine is late, not wrong: where waiting for a test ends, in milliseconds. */
const testTimeout = 30_000;

/** Tests of routes, beside the route modules. */
const pages = 'app/{pages,resource-routes}/*.test.ts';

/** What each test file of the website begins with. */
const setupFiles = [fileURLToPath(new URL('website/mocks/setup.ts', import.meta.url))];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [enhancePlugin(), islandsPlugin()],
        test: {
          name: 'website',
          root: './website',
          include: ['{app,mocks,server,vite}/**/*.test.{ts,tsx}'],
          exclude: [pages],
          setupFiles,
          testTimeout,
        },
      },
      {
        plugins: [enhancePlugin(), islandsPlugin()],
        test: {
          name: 'pages',
          root: './website',
          include: [pages],
          setupFiles,
          testTimeout,
          // Each file renders the whole site, whose modules are loaded once for all of them.
          isolate: false,
        },
      },
      {
        test: {
          name: 'content-service',
          root: './content-service',
          include: ['{src,config,seed}/**/*.test.ts'],
          testTimeout,
        },
      },
      { test: { name: 'scripts', root: './scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
