import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'website',
          root: './website',
          include: ['{app,server,vite}/**/*.test.{ts,tsx}'],
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
