// One database's part of `npm run bench -- search`: rebuilds the index of the database that the
// environment names, saves posts, and prints figures and sample queries as one line of JSON.
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { selectRows } from '../../src/database/rows';
import { abortStartup } from '../../src/environment';
import { rebuildSearchIndex } from '../../src/search/index/build-index';
import { indexPosts } from '../../src/search/index/index-posts';
import { sampleText } from '../generated-words';
import { sampleQueries } from './sample-queries';

const SAVES = 40;
const POST = 'api::post.post';

async function run(): Promise<void> {
  const distDir = path.resolve(__dirname, '..', '..');
  const strapi = await createStrapi({ appDir: path.dirname(distDir), distDir }).load();
  const { connection, dialect } = strapi.db;
  const isPostgres = dialect.client === 'postgres';
  const timed = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    return performance.now() - startedAt;
  };
  const cpuBefore = process.cpuUsage();
  const buildMs = await timed(() => rebuildSearchIndex(strapi));
  const cpu = process.cpuUsage(cpuBefore);
  await connection.raw('analyze');
  const [size] = await selectRows<{ bytes: number | string }>(
    connection,
    isPostgres
      ? `select sum(pg_total_relation_size(oid)) as bytes from pg_class
         where relkind = 'r' and relname like 'search\\_%'`
      : `select sum(pgsize) as bytes from dbstat
         where name like 'search\\_%' escape '\\' or name like 'sqlite_autoindex_search%'`,
  );
  const posts: { id: number; documentId: string }[] = await strapi.db.query(POST).findMany({
    select: ['id', 'documentId'],
    where: { is_active: true, slug: { $startsWith: 'generated' } },
    orderBy: { id: 'asc' },
    limit: 2 * SAVES,
  });
  const saves: number[] = [];
  const updates: number[] = [];
  for (const [index, { id, documentId }] of posts.entries()) {
    const description = `<p>${sampleText('en', -index - 1, 150)}</p>`;
    if (index < SAVES) {
      const data: object = { description };
      saves.push(await timed(() => strapi.documents(POST).update({ documentId, data })));
      continue;
    }
    const { tableName } = strapi.db.metadata.get(POST);
    await strapi.db.transaction(async ({ trx }) => {
      await trx(tableName).where({ id }).update({ description });
      updates.push(await timed(() => indexPosts(strapi, trx, [id])));
    });
  }
  const figures = {
    buildMs,
    buildCpuMs: (cpu.user + cpu.system) / 1000,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
    indexBytes: Number(size?.bytes),
    saves,
    updates,
    queries: await sampleQueries(strapi),
  };
  await strapi.destroy();
  // Ending the process would cut off what a pipe has not taken yet.
  await new Promise((resolve) => process.stdout.write(`\n${JSON.stringify(figures)}\n`, resolve));
}

run().then(() => process.exit(0), abortStartup);
