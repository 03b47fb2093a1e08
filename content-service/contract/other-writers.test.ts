import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { ask } from './ask.ts';

type Write = (sql: string) => Promise<unknown>;

/** Writes past the service, as another copy of it or the generator of posts does. */
async function writeToSqlite(run: (write: Write) => Promise<void>): Promise<void> {
  const file = path.join(inject('sqliteEnvironment').DATA_DIR ?? '', 'data.db');
  expect(existsSync(file)).toBe(true);
  const database = new DatabaseSync(file, { timeout: 5000 });
  await run(async (sql) => database.exec(sql)).finally(() => database.close());
}

async function writeToPostgres(run: (write: Write) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: inject('postgresEnvironment').DATABASE_URL });
  await client.connect();
  await run((sql) => client.query(sql)).finally(() => client.end());
}

describe.each([
  { database: 'SQLite', url: inject('sqliteUrl'), write: writeToSqlite },
  { database: 'PostgreSQL', url: inject('postgresUrl'), write: writeToPostgres },
])('what others write to $database', ({ url, write }) => {
  test.skipIf(!url)('is read at once: posts, totals, lists, searches', async () => {
    const list = () => ask(url, 'posts?filters[post_type][name]=Forum&populate=creator,city');
    const search = () => ask(url, 'posts?_q=xylophone');
    const before = await list();
    expect(before.meta.pagination?.total).toBe(1);
    expect((await search()).ids).toEqual([]);
    await write(async (run) => {
      await run(
        "update posts set title = 'Changed', search_text = search_text || ' xylophone' where id = 601",
      );
      expect((await list()).attributes.title).toBe('Changed');
      expect((await search()).ids).toEqual([601]);
      await run('update posts set is_active = false where id = 601');
      expect((await list()).meta.pagination?.total).toBe(0);
      expect((await search()).ids).toEqual([]);
      await run('begin');
      await run(
        `update posts set is_active = true, title = '${before.attributes.title}' where id = 601`,
      );
      // Not committed yet.
      expect((await list()).ids).toEqual([]);
      await run('commit');
      await run("update posts set search_text = replace(search_text, ' xylophone', '')");
      expect((await list()).ids).toEqual([601]);
      expect((await search()).ids).toEqual([]);
      await run("update post_types set name = 'Agora' where name = 'Forum'");
      expect((await list()).ids).toEqual([]);
      await run("update post_types set name = 'Forum' where name = 'Agora'");
    });
    const { post_type } = (await ask(url, 'posts/601?populate=post_type')).attributes;
    expect(post_type).toMatchObject({ data: { attributes: { name: 'Forum' } } });
  });
});
