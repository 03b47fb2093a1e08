import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, inject, test, vi } from 'vitest';
import { callApi } from './call-api.ts';

type RunSql = (sql: string) => Promise<unknown>;

/** Writes directly to the database, as another copy of the service or the post generator does. */
async function withSqlite(runSql: (withConnection: RunSql) => Promise<void>): Promise<void> {
  const file = path.join(inject('sqliteEnvironment').DATA_DIR ?? '', 'data.db');
  expect(existsSync(file)).toBe(true);
  const database = new DatabaseSync(file, { timeout: 5000 });
  await runSql(async (sql) => database.exec(sql)).finally(() => database.close());
}

async function withPostgres(runSql: (withConnection: RunSql) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: inject('postgresEnvironment').DATABASE_URL });
  await client.connect();
  await runSql((sql) => client.query(sql)).finally(() => client.end());
}

describe.each([
  { database: 'SQLite', url: inject('sqliteUrl'), write: withSqlite },
  { database: 'PostgreSQL', url: inject('postgresUrl'), write: withPostgres },
])('external writes to $database', ({ url, write: withConnection }) => {
  test.skipIf(!url)('are visible at once in posts, totals, lists and searches', async () => {
    const list = () => callApi(url, 'posts?filters[post_type][name]=Forum&populate=creator,city');
    const search = () => callApi(url, 'posts?_q=xylophone');
    const before = await list();
    expect(before.meta.pagination?.total).toBe(1);
    expect((await search()).ids).toEqual([]);
    await withConnection(async (runSql) => {
      await runSql(
        "update posts set title = 'Changed', search_text = search_text || ' xylophone' where id = 601",
      );
      expect((await list()).attributes.title).toBe('Changed');
      expect((await search()).ids).toEqual([601]);
      await runSql('update posts set is_active = false where id = 601');
      expect((await list()).meta.pagination?.total).toBe(0);
      expect((await search()).ids).toEqual([]);
      await runSql('begin');
      await runSql(
        `update posts set is_active = true, title = '${before.attributes.title}' where id = 601`,
      );
      // Not committed yet.
      expect((await list()).ids).toEqual([]);
      await runSql('commit');
      await runSql("update posts set search_text = replace(search_text, ' xylophone', '')");
      expect((await list()).ids).toEqual([601]);
      expect((await search()).ids).toEqual([]);
      await runSql("update post_types set name = 'Agora' where name = 'Forum'");
      expect((await list()).ids).toEqual([]);
      await runSql("update post_types set name = 'Forum' where name = 'Agora'");
    });
    const { post_type } = (await callApi(url, 'posts/601?populate=post_type')).attributes;
    expect(post_type).toMatchObject({ data: { attributes: { name: 'Forum' } } });
  });

  test.skipIf(!url)('are sent to clients that have the response from before', async () => {
    const read = async (etag: string, path = 'posts/601?fields=title', format = 'v4') => {
      const headers = { 'If-None-Match': etag, 'Strapi-Response-Format': format };
      const response = await fetch(`${url}/api/${path}`, { headers });
      return {
        status: response.status,
        etag: response.headers.get('etag') ?? '',
        body: await response.text(),
      };
    };
    for (const path of ['posts/601?fields=title', 'posts?filters[id]=601', 'cities']) {
      // Others write to the cluster of a PostgreSQL database meanwhile.
      await vi.waitFor(async () => {
        const { etag } = await read('', path);
        expect(await read(`"other", ${etag}`, path)).toEqual({ status: 304, etag, body: '' });
      });
    }
    const before = await read('');
    expect((await read(before.etag, 'posts/601?fields=title', 'v5')).status).toBe(200);
    await withConnection(async (runSql) => {
      await runSql("update posts set title = 'Changed' where id = 601");
      const after = await read(before.etag);
      expect(after).toMatchObject({ status: 200, body: expect.stringContaining('Changed') });
      const title = JSON.parse(before.body).data.attributes.title;
      await runSql(`update posts set title = '${title}' where id = 601`);
      const again = await read(after.etag);
      expect(again).toMatchObject({ status: 200, body: before.body });
    });
    expect(await read('', 'posts/999')).toMatchObject({ status: 404, etag: '' });
    expect(await read('', 'posts?filters[secret]=1')).toMatchObject({ status: 400, etag: '' });
  });
});
