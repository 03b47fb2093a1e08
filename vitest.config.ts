import { defineConfig } from 'vitest/config';
import { enhancePlugin } from './website/vite/enhance-plugin.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [enhancePlugin()],
        test: {
          name: 'website',
          root: './website',
          include: ['{app,mocks,server,vite}/**/*.test.{ts,tsx}'],
          setupFiles: ['./mocks/setup.ts'],
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
