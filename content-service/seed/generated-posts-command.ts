// `npm run seed -- --posts 100000`: adds generated posts to the database set in the environment.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createStrapi } from '@strapi/strapi';
import { abortStartup } from '../src/environment';
import { addGeneratedPosts } from './generated-posts';

const USAGE = 'how many posts? For example: npm run seed -- --posts 100000';

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { posts: { type: 'string' } } });
  const total = Number(values.posts);
  if (!Number.isInteger(total) || total < 1) throw new Error(USAGE);
  const distDir = path.resolve(__dirname, '..');
  const strapi = await createStrapi({ appDir: path.dirname(distDir), distDir }).load();
  const startedAt = performance.now();
  await addGeneratedPosts(strapi, total, (progress) =>
    process.stdout.write(`generated posts: ${progress}\n`),
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`generated posts: ready after ${seconds} s\n`);
  await strapi.destroy();
}

run().then(() => process.exit(0), abortStartup);
