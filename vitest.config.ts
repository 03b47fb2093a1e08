import { defineConfig } from 'vitest/config';
import { enhancePlugin } from './website/vite/enhance-plugin.ts';

/** Tests of routes, beside the route modules. */
const pages = 'app/{pages,machines}/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [enhancePlugin()],
        test: {
          name: 'website',
          root: './website',
          include: ['{app,mocks,server,vite}/**/*.test.{ts,tsx}'],
          exclude: [pages],
          setupFiles: ['./mocks/setup.ts'],
        },
      },
      {
        plugins: [enhancePlugin()],
        test: {
          name: 'pages',
          root: './website',
          include: [pages],
          setupFiles: ['./mocks/setup.ts'],
          // Each file renders the whole site, whose modules are loaded once for all of them.
          isolate: false,
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
