import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { enhancePlugin } from './vite/enhance-plugin.ts';

export default defineConfig({
  plugins: [enhancePlugin(), reactRouter()],
  build: {
    // Lightning CSS lowers light-dark() and nesting for phones that are a few years old.
    cssMinify: 'lightningcss',
    cssTarget: ['chrome100', 'safari15.4', 'firefox100'],
    assetsInlineLimit: 0,
  },
  // The server is built together with the pages: one module graph, one environment.
  environments: { ssr: { build: { rolldownOptions: { input: './server/app.ts' } } } },
});
