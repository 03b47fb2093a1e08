import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { signInToPanel } from './administrator.ts';
import { callApi } from './call-api.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql, queryNumber } from './database-access.ts';
import { runTool } from './operate.ts';
import { services } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const passphraseFile = path.join(folder, 'passphrase');
writeFileSync(passphraseFile, 'correct horse battery\n');
const withPassphrase = ['--passphrase-file', passphraseFile];

describe.each(services.filter(({ url }) => url))('backups of $database', ({ database }) => {
  test('of a running service can be verified and restored elsewhere', async () => {
    const original = await createDataLocation(database, 'seeded');
    const target = path.join(folder, database);
    const service = await startInReusedProcess(original);
    const editor = await signInToPanel(service.url);
    let writes = 0;
    let isDone = false;
    const write = async () => {
      for (; !isDone; writes += 1) {
        const name = `Author ${writes}`;
        await editor.call('POST', '/content-manager/collection-types/api::creator.creator', {
          name,
        });
      }
    };
    const [backup] = await Promise.all([
      runTool(original, ['backup', target, ...withPassphrase]).finally(() => {
        isDone = true;
      }),
      write(),
    ]);
    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('Backup 20') });
    expect(writes).toBeGreaterThan(1);
    const before = await callApi(service.url, 'posts?populate=*&pagination[limit]=100');
    await service.stop();

    const verification = ['backup', 'verify', target, ...withPassphrase];
    const verified = await runTool(original, verification);
    expect(verified).toMatchObject({ code: 0, output: expect.stringContaining('as it was') });

    const restored = await createDataLocation(database);
    const restore = ['restore', target, ...withPassphrase];
    expect(await runTool(restored, restore)).toMatchObject({ code: 0 });
    const second = await runTool(restored, restore);
    expect(second).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });
    const copy = await startInReusedProcess(restored);
    const after = await callApi(copy.url, 'posts?populate=*&pagination[limit]=100');
    expect(after.data).toEqual(before.data);
    // Signed in with the restored secrets and password.
    await signInToPanel(copy.url);
    const inUse = await runTool(restored, [...restore, '--replace']);
    expect(inUse).toMatchObject({ code: 1, output: expect.stringContaining('stop the content') });
    await copy.stop();
    await executeSql(restored, 'delete from countries_cmps');
    const count = 'select count(*) as number from countries_cmps';
    expect(await runTool(restored, [...restore, '--replace'])).toMatchObject({ code: 0 });
    expect(await queryNumber(restored, count)).toBeGreaterThan(0);
  });

  test('that were damaged are found out', async () => {
    const location = await createDataLocation(database, 'seeded');
    const target = path.join(folder, `damaged ${database}`);
    await runTool(location, ['backup', target]);
    const stored = path.join(target, 'files');
    const files = readdirSync(stored, { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(stored, file))
      .filter((file) => statSync(file).isFile());
    appendFileSync(files[0] ?? '', 'x');
    rmSync(files[1] ?? '');
    const { code, output } = await runTool(location, ['backup', 'verify', target]);
    expect(code).toBe(1);
    expect(output).toMatch(/the file uploads\/\S+ is damaged\n/);
    expect(output).toMatch(/the file uploads\/\S+ is missing\n/);
  });
});

describe.skipIf(!inject('postgresServer'))('a backup of PostgreSQL', () => {
  test('that was cut off is restored wholly or not at all, and leaves nothing beside it', async () => {
    const location = await createDataLocation('PostgreSQL', 'seeded');
    const target = path.join(folder, 'cut off');
    await runTool(location, ['backup', target]);
    const [name = ''] = readdirSync(target).filter((each) => each.startsWith('20'));
    const dump = path.join(target, name, 'database.dump');
    truncateSync(dump, Math.floor(statSync(dump).size * 0.9));
    const restored = await createDataLocation('PostgreSQL');
    const { code, output } = await runTool(restored, ['restore', target]);
    expect(code).toBe(1);
    expect(output).toContain('pg_restore failed');
    const tables = `select count(*) as number from information_schema.tables
      where table_schema = 'public'`;
    expect(await queryNumber(restored, tables)).toBe(0);
    expect(readdirSync(path.join(target, name)).sort()).toEqual(['database.dump', 'manifest.json']);
  });
});
