// `npm run seed -- --posts 100000`: adds generated posts to the database set in the environment.
import { parseArgs } from 'node:util';
import { abortStartup } from '../src/environment';
import { addGeneratedPosts } from './generated-posts';
import { runWithStrapi } from './run-with-strapi';

const USAGE = 'how many posts? For example: npm run seed -- --posts 100000';

const { values } = parseArgs({ options: { posts: { type: 'string' } } });
const total = Number(values.posts);
if (!Number.isInteger(total) || total < 1) abortStartup(USAGE);

runWithStrapi(async (strapi) => {
  const startedAt = performance.now();
  await addGeneratedPosts(strapi, total, (progress) =>
    process.stdout.write(`generated posts: ${progress}\n`),
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`generated posts: ready after ${seconds} s\n`);
});
