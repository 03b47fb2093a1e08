import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, inject, test } from 'vitest';
import { signInToPanel } from './administrator.ts';
import { callApi } from './call-api.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql, queryNumber } from './database-access.ts';
import { runTool, TOOL } from './operate.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';

const ADDRESSES = [
  'posts?populate=*&pagination[limit]=100&sort=id',
  'posts/101?populate=*',
  'cities?populate=*',
  'nationalities?populate=*&sort=language',
  'concepts?populate=*',
];

async function readAll(url: string): Promise<unknown[]> {
  const responses = await Promise.all(ADDRESSES.map((address) => callApi(url, address)));
  return responses.map(({ data }) => data);
}

const COUNT_TABLES = `select count(*) as number from information_schema.tables
  where table_schema = 'public'`;

/** Ends a move to PostgreSQL while it copies rows, as a failing machine would. */
async function interruptMove(dataDir: string, databaseUrl: string): Promise<void> {
  const move = spawn(process.execPath, [TOOL, 'move', 'postgres'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', MOVE_TO: databaseUrl },
  });
  const ended = once(move, 'exit');
  for await (const line of createInterface({ input: move.stdout })) {
    if (line.startsWith('  ')) break;
  }
  move.kill('SIGKILL');
  await ended;
}

describe.skipIf(!inject('postgresServer'))('moving the database', () => {
  test('to PostgreSQL keeps every number, account and answer', async () => {
    const sqlite = await createDataLocation('SQLite', 'seeded');
    const { databaseUrl = '' } = await createDataLocation('PostgreSQL');
    const first = await startInReusedProcess(sqlite);
    const before = await readAll(first.url);
    const inUse = await runTool(sqlite, ['move', 'postgres', '--to', databaseUrl]);
    expect(inUse).toMatchObject({ code: 1, output: expect.stringContaining('stop the content') });
    await first.stop();
    // The highest number was given to a post that is gone: it must not be given again.
    await executeSql(sqlite, "update sqlite_sequence set seq = 5000 where name = 'posts'");

    const run = await runTool(sqlite, ['move', 'postgres'], { MOVE_TO: databaseUrl });
    expect(run).toMatchObject({ code: 0, output: expect.stringContaining('all are equal') });
    const moved = await startInReusedProcess({ dataDir: sqlite.dataDir, databaseUrl });
    expect(await readAll(moved.url)).toEqual(before);
    expect((await callApi(moved.url, 'search?q=dubai')).ids.length).toBeGreaterThan(0);
    const editor = await signInToPanel(moved.url);
    const created = await editor.call('POST', '/content-manager/collection-types/api::post.post', {
      title: 'After the move',
    });
    expect(created.id).toBe(5001);
    await moved.stop();
    const again = await runTool(sqlite, ['move', 'postgres', '--to', databaseUrl]);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
  });

  test('begins anew where one was interrupted', async () => {
    const sqlite = await createDataLocation('SQLite', 'seeded');
    const target = await createDataLocation('PostgreSQL');
    const { databaseUrl = '' } = target;
    const move = () => runTool(sqlite, ['move', 'postgres'], { MOVE_TO: databaseUrl });
    await interruptMove(sqlite.dataDir, databaseUrl);
    expect(await queryNumber(target, COUNT_TABLES)).toBeGreaterThan(1);
    expect(await move()).toMatchObject({
      code: 0,
      output: expect.stringContaining('all are equal'),
    });
    const again = await move();
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
  });

  test('to SQLite does so, too', async () => {
    const postgres = await createDataLocation('PostgreSQL', 'seeded');
    await executeSql(postgres, "select setval('posts_id_seq', 5000)");
    const { dataDir } = await createDataLocation('SQLite');
    const run = await runTool({ ...postgres, dataDir }, ['move', 'sqlite']);
    expect(run).toMatchObject({ code: 0, output: expect.stringContaining('all are equal') });
    const sqlite = { dataDir, databaseUrl: undefined };
    const last = "select seq as number from sqlite_sequence where name = 'posts'";
    expect(await queryNumber(sqlite, last)).toBe(5000);
    const moved = await startInReusedProcess(sqlite);
    expect((await callApi(moved.url, 'search?q=dubai')).ids.length).toBeGreaterThan(0);
    await moved.stop();
  });
});
