// One database's part of `npm run bench -- nightly`: runs the jobs of a night over the posts of the
// database that the environment names, and prints their figures as one line of JSON.
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { checkAllPosts } from '../../src/checks/check-all-posts';
import { updateSafetyNotes } from '../../src/checks/safety-notes';
import { postsToAsk } from '../../src/confirmation/posts-to-ask';
import { selectRows } from '../../src/database/rows';
import { abortStartup } from '../../src/environment';
import { checkLinks } from '../../src/links/check-links';
import { startLinkServer } from './link-server';

/** Links, all of one server, which is asked for one page after the other. */
const LINKS = 2000;

/** Short, as the figure is not to be that of waiting for pages that never answer. */
const TIMEOUT_MS = 2000;

async function run(): Promise<void> {
  const distDir = path.resolve(__dirname, '..', '..');
  const strapi = await createStrapi({ appDir: path.dirname(distDir), distDir }).load();
  const { connection } = strapi.db;
  const server = await startLinkServer(LINKS);
  const posts = await selectRows<{ id: number }>(
    connection,
    "select id from posts where slug like 'generated-%' and is_active order by id limit ?",
    [LINKS],
  );
  for (const [page, { id }] of posts.entries()) {
    const description = `<p><a href="${server.addressOf(page)}">Page</a></p>`;
    await connection('posts').where({ id }).update({ description });
  }
  const seconds = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    return (performance.now() - startedAt) / 1000;
  };
  const now = new Date();
  await connection('post_check_runs').delete();
  const figures = {
    checks: await seconds(() => checkAllPosts(strapi, now)),
    safety: await seconds(() => updateSafetyNotes(strapi, {})),
    confirmations: await seconds(() => postsToAsk(strapi, now, Number.POSITIVE_INFINITY)),
    links: await seconds(() =>
      checkLinks(strapi, {
        userAgent: 'bench',
        product: 'bench',
        timeoutMs: TIMEOUT_MS,
        isPermitted: () => true,
        ownHosts: new Set(),
        limit: LINKS,
        isOver: () => false,
        now: () => now,
      }),
    ),
    failing: await selectRows<{ fault: string; links: number }>(
      connection,
      `select fault, cast(count(*) as integer) as links from links
       where fault is not null group by fault order by fault`,
    ),
  };
  server.stop();
  await strapi.destroy();
  // Ending the process would cut off what a pipe has not taken yet.
  await new Promise((resolve) => process.stdout.write(`\n${JSON.stringify(figures)}\n`, resolve));
}

run().then(() => process.exit(0), abortStartup);
