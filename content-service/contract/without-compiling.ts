// Preloaded into Strapi's commands, which compile the service first: into the folder that services of
// other tests are loading at that moment. The build is there already.
import { createRequire } from 'node:module';
import path from 'node:path';

const fromStrapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi'));

const appDir = process.cwd();

Object.assign(fromStrapi('@strapi/core'), {
  compileStrapi: async () => ({ appDir, distDir: path.join(appDir, 'dist') }),
});
