import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { dropRouteBundlesPlugin } from './vite/drop-route-bundles-plugin.ts';
import { enhancePlugin } from './vite/enhance-plugin.ts';
import { islandsPlugin } from './vite/islands-plugin.ts';
import { layerOrderPlugin } from './vite/layer-order-plugin.ts';
import { precompressPlugin } from './vite/precompress-plugin.ts';

export default defineConfig({
  plugins: [
    enhancePlugin(),
    islandsPlugin(),
    layerOrderPlugin(),
    reactRouter(),
    dropRouteBundlesPlugin(),
    precompressPlugin(),
  ],
  build: {
    // Lightning CSS lowers light-dark() and nesting for phones that are a few years old.
    cssMinify: 'lightningcss',
    cssTarget: ['chrome100', 'safari15.4', 'firefox100'],
    assetsInlineLimit: 0,
    // One sheet for all pages: docs/decisions/0006-one-style-sheet.md.
    cssCodeSplit: false,
  },
  // The server is built together with the pages: one module graph, one environment.
  // Its style sheets are the browser's, which the other build writes.
  environments: {
    ssr: { build: { cssCodeSplit: true, rolldownOptions: { input: './server/app.ts' } } },
  },
});
