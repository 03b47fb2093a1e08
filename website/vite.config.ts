import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    // Lightning CSS lowers light-dark() and nesting for phones that are a few years old.
    cssMinify: 'lightningcss',
    cssTarget: ['chrome100', 'safari15.4', 'firefox100'],
    assetsInlineLimit: 0,
    ...(isSsrBuild ? { rollupOptions: { input: './server/app.ts' } } : {}),
  },
}));
