import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { requireNode } from './scripts/test/node-version.ts';
import { enhancePlugin } from './website/vite/enhance-plugin.ts';

requireNode();

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [enhancePlugin()],
        test: {
          name: 'website',
          root: './website',
          include: ['{app,mocks,server,vite}/**/*.test.{ts,tsx}'],
          setupFiles: [fileURLToPath(new URL('website/mocks/setup.ts', import.meta.url))],
        },
      },
      {
        test: {
          name: 'content-service',
          root: './content-service',
          include: ['{src,config,seed}/**/*.test.ts'],
        },
      },
      { test: { name: 'scripts', root: './scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
