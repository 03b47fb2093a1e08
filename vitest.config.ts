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

/** Tests of the website that leave no state behind, but for those that change the messages. */
const stateless = [
  'app/{addresses,brand,costs,forms,layouts,posts,styles,ui}/**/*.test.{ts,tsx}',
  'app/{cache-key,entry.server,kinds,languages}.test.ts',
  'app/city-file/!(inline-pictures.server).test.ts',
  'app/content/{blocks,change,conditions,description,errors,find-rejected}.test.ts',
  'app/content/{mapping,parameters,query,read-json,rejection}.test.ts',
  'app/i18n/!(latin-words|plural-forms|untranslated).test.{ts,tsx}',
  'app/islands/*/!(when-reachable).test.ts',
  'app/offline/{forget-page,pages,post-document,posts-address,saved-posts}.test.ts',
  'app/pages/*/!(ranked-list).test.ts',
  'app/resource-routes/*/*.test.ts',
  'mocks/*.test.ts',
  'server/!(app|metrics|shutdown).test.ts',
  'server/page-cache/!(page-cache|storm).test.ts',
];

/** Tests of the content service that leave none behind, the panel's included. */
const statelessContent = [
  'src/{accounts,api,calendar-feeds,contact-messages,costs,cross-origin}/**/*.test.ts',
  'src/{database,export,first-administrator,form-layout,import,links,middlewares}/**/*.test.ts',
  'src/{password-attempts,read-api,relations,slugs,statistics}/**/*.test.ts',
  'src/{translations,uploads,versions,vocabulary}/**/*.test.ts',
  'src/checks/!(safety-job).test.ts',
  'src/confirmation/!(ask-due).test.ts',
  'src/search/**/!(count-searches).test.ts',
  'src/verification/!(due-job).test.ts',
  'src/visitors/!(limits).test.ts',
  'src/!(environment).test.ts',
  'src/change-notices/outbox.test.ts',
  'src/mail/!(sender).test.ts',
  'src/preview/signature.test.ts',
  'src/admin/{bulk,frame,guide,labels,statistics,text-editor}/**/*.test.ts',
  'src/admin/fields/{,*/}!(use-fitting-choices).test.ts',
  'src/admin/{translations,versions}/texts/*.test.ts',
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
        plugins: [enhancePlugin(), islandsPlugin(), mapLibraryPlugin()],
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
      { test: { name: 'folding', root: './folding', include: ['**/*.test.ts'], isolate: false } },
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
