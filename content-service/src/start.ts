// Run by `npm start`: `strapi start` does the same, but loads all of Strapi's commands first, which
// takes a sixth of the CPU time of a start.
import path from 'node:path';
// Ends the program if the brand file cannot be read, like the environment and the data folder.
import './brand';
import { collectGarbage } from './collect-garbage';
import { ensureDatabase } from './database/ensure-database';
import { abortStartup } from './environment';

/** What the operator must mend is found before Strapi is loaded, which takes seconds. */
async function start(): Promise<void> {
  await ensureDatabase().catch(abortStartup);
  const { createStrapi }: typeof import('@strapi/strapi') = require('@strapi/strapi');
  const distDir = path.resolve(__dirname, '..');
  const strapi = createStrapi({ appDir: path.resolve(distDir, '..'), distDir });
  await strapi.load().catch((error) => strapi.stopWithError(error));
  // Before the first request, which would have to wait.
  collectGarbage();
  await strapi.start();
}

void start();
