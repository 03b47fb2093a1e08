import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { requireNode } from './scripts/test/node-version.ts';
import { enhancePlugin } from './website/vite/enhance-plugin.ts';
import { islandsPlugin } from './website/vite/islands-plugin.ts';
import { mapLibraryPlugin } from './website/vite/map-library-plugin.ts';

requireNode();

/** Generous, for busy machines; in milliseconds. */
const testTimeout = 30_000;

/** Tests of routes, next to the route modules, and others that render the site's pages. */
const pages = [
  'app/{pages,resource-routes}/*.test.ts',
  'app/pages/list/ranked-list.test.ts',
  'app/i18n/latin-words.test.ts',
];

/** Tests of functions without state, but for those that change the messages. */
const stateless = [
  'app/{addresses,posts,ui}/**/*.test.{ts,tsx}',
  'app/i18n/!(latin-words|plural-forms|untranslated).test.{ts,tsx}',
  'app/pages/*/!(ranked-list).test.ts',
];

/** Tests of the content service's functions that keep no state, the panel's included. */
const statelessContent = [
  'src/{accounts,api,checks,contact-messages,cross-origin,database,export}/**/*.test.ts',
  'src/{first-administrator,form-layout,import,middlewares,read-api,relations}/**/*.test.ts',
  'src/{search,slugs,translations,verification,versions,visitors,vocabulary}/**/*.test.ts',
  'src/admin/{bulk,fields,frame,guide,labels,text-editor}/**/*.test.ts',
  'seed/**/*.test.ts',
];

/** Run before each test file of the website. */
const setupFiles = [fileURLToPath(new URL('website/mocks/setup.ts', import.meta.url))];

export default defineConfig({
  test: {
    // By default one core is left to others, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [enhancePlugin(), islandsPlugin(), mapLibraryPlugin()],
        test: {
          name: 'website',
          root: './website',
          include: ['{app,mocks,server,vite}/**/*.test.{ts,tsx}'],
          exclude: [...pages, ...stateless],
          setupFiles,
          testTimeout,
        },
      },
      {
        plugins: [enhancePlugin(), islandsPlugin(), mapLibraryPlugin()],
        test: {
          name: 'pages',
          root: './website',
          include: pages,
          setupFiles,
          testTimeout,
          // Each file renders the whole site: load its modules only once.
          isolate: false,
        },
      },
      {
        test: {
          name: 'stateless',
          root: './website',
          include: stateless,
          setupFiles,
          testTimeout,
          // Loading the mocked network takes longer than these tests: once per worker, not per file.
          isolate: false,
        },
      },
      {
        test: {
          name: 'content-service',
          root: './content-service',
          include: ['{src,config,seed}/**/*.test.ts'],
          exclude: statelessContent,
          testTimeout,
        },
      },
      {
        test: {
          name: 'content-service-stateless',
          root: './content-service',
          include: statelessContent,
          testTimeout,
          isolate: false,
        },
      },
      {
        test: {
          name: 'post-rules',
          root: './post-rules',
          include: ['**/*.test.ts'],
          // Functions without state, too.
          isolate: false,
        },
      },
      { test: { name: 'scripts', root: './scripts', include: ['**/*.test.ts'] } },
      {
        test: {
          name: 'operate',
          root: './operate',
          include: ['**/*.test.ts'],
          testTimeout,
          // Functions without state.
          isolate: false,
        },
      },
    ],
  },
});
