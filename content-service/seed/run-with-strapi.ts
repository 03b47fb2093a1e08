import path from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';
import { abortStartup } from '../src/environment';

/**
 * Runs a command on the database set in the environment, without serving anything, and ends the
 * process: with 1 and one sentence if it fails.
 */
export function runWithStrapi(command: (strapi: Core.Strapi) => Promise<void>): void {
  const run = async () => {
    const distDir = path.resolve(__dirname, '..');
    const strapi = await createStrapi({ appDir: path.dirname(distDir), distDir }).load();
    await command(strapi);
    await strapi.destroy();
  };
  run().then(() => process.exit(0), abortStartup);
}
