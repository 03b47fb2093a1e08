import oklab from '@csstools/postcss-oklab-function';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompressPlugin } from '../scripts/precompress-plugin.ts';
import { containerFallbackPlugin } from './vite/container-fallback-plugin.ts';
import { dropRouteBundlesPlugin } from './vite/drop-route-bundles-plugin.ts';
import { enhancePlugin } from './vite/enhance-plugin.ts';
import { islandsPlugin } from './vite/islands-plugin.ts';
import { layerOrderPlugin } from './vite/layer-order-plugin.ts';
import { mapLibraryPlugin } from './vite/map-library-plugin.ts';
import { serviceWorkerPlugin } from './vite/service-worker-plugin.ts';

/** Those of 2022: docs/decisions/0074-oldest-browser.md. */
const BROWSERS = ['chrome100', 'safari15.4', 'ios15.4', 'firefox100'];

export default defineConfig({
  plugins: [
    enhancePlugin(),
    islandsPlugin(),
    mapLibraryPlugin(),
    layerOrderPlugin(),
    serviceWorkerPlugin(),
    reactRouter(),
    dropRouteBundlesPlugin(),
    precompressPlugin(),
  ],
  // Lightning CSS does not convert colours inside of light-dark(), and browsers of cssTarget drop them.
  // All of ours are within sRGB.
  css: {
    postcss: {
      plugins: [
        containerFallbackPlugin(),
        oklab({ preserve: false, subFeatures: { displayP3: false } }),
      ],
    },
  },
  build: {
    // Compiles light-dark() and nesting, among others.
    cssMinify: 'lightningcss',
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    // One style sheet for all pages: docs/decisions/0006-one-style-sheet.md.
    cssCodeSplit: false,
  },
  // The server is built together with the pages: one module graph, one environment.
  // It uses the style sheets that the client build writes.
  environments: {
    client: { build: { target: BROWSERS } },
    ssr: { build: { cssCodeSplit: true, rolldownOptions: { input: './server/app.ts' } } },
  },
});
