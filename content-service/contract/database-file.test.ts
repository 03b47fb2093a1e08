import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import { unprivilegedUser } from './start-postgres.ts';
import { startContentService } from './start-service.ts';

const seedDir = fileURLToPath(new URL('seed', import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), 'database-file-'));
let intact: DataLocation;

let count = 0;

/** Creates a data folder with a database file. */
function createDatabaseFile(write: (file: string) => void): { dataDir: string; file: string } {
  count += 1;
  const dataDir = mkdtempSync(path.join(folder, `${count}-`));
  const file = path.join(dataDir, 'data.db');
  write(file);
  return { dataDir, file };
}

/** The lines that a failed start printed, without the harness's own line. */
async function startupErrorOf(start: Promise<unknown>): Promise<string[]> {
  const reason: unknown = await start.catch((error: unknown) => error);
  const [, ...lines] = String(reason).trim().split('\n');
  return lines;
}

beforeAll(async () => {
  intact = await createDataLocation('SQLite', 'seeded');
});
afterAll(() => {
  for (const directory of [folder, intact.dataDir]) {
    rmSync(directory, { recursive: true, force: true });
  }
});

const intactFile = () => path.join(intact.dataDir, 'data.db');
const copyIntactFile = (file: string) => copyFileSync(intactFile(), file);

function corruptMiddle(file: string): void {
  copyIntactFile(file);
  const middle = Math.floor(statSync(file).size / 2 / 4096) * 4096;
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, randomBytes(8 * 4096), 0, 8 * 4096, middle);
  closeSync(descriptor);
}

/** Overwrites a page of a table that is not read at start: only a check of the whole file finds it. */
function corruptOnePage(file: string): void {
  copyIntactFile(file);
  const database = new DatabaseSync(file);
  const table = database
    .prepare("select rootpage from sqlite_master where name = 'strapi_release_actions'")
    .get();
  database.close();
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, randomBytes(4096), 0, 4096, (Number(table?.rootpage) - 1) * 4096);
  closeSync(descriptor);
}

const truncate = (file: string) =>
  writeFileSync(file, readFileSync(intactFile()).subarray(0, 300_000));

describe('a database file at start', () => {
  test.each([
    ['with overwritten pages in the middle', corruptMiddle, 'is damaged'],
    ['with one overwritten page that no start reads', corruptOnePage, 'is damaged'],
    ['that is truncated', truncate, 'is damaged'],
    [
      'that is not a database',
      (file: string) => writeFileSync(file, 'no database '.repeat(999)),
      'is not an SQLite database',
    ],
    ['that is empty', (file: string) => writeFileSync(file, ''), 'is empty'],
  ])(
    '%s is rejected with instructions, and left unchanged',
    async (_what, write, expectedMessage) => {
      const { dataDir, file } = createDatabaseFile(write);
      const before = readFileSync(file);
      const lines = await startupErrorOf(startContentService({ dataDir, seedDir }));
      expect(lines).toEqual([
        `content service: the database file ${file} ${expectedMessage}; delete it together with ${file}-wal and ${file}-shm and restore it from a backup.`,
      ]);
      expect(readFileSync(file).equals(before)).toBe(true);
      expect(readdirSync(dataDir)).not.toContain('data.db-wal');
    },
  );

  test.each([
    ['that is not writable', 'file'],
    ['in a folder that is not writable', 'folder'],
  ])('%s is rejected in one sentence', async (_what, readOnlyPart) => {
    // Everything else exists already and is writable.
    const { dataDir, file } = createDatabaseFile((target) =>
      cpSync(intact.dataDir, path.dirname(target), { recursive: true }),
    );
    const user = unprivilegedUser();
    for (const directory of [folder, dataDir]) chmodSync(directory, 0o777);
    for (const entry of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
      if (user) chownSync(path.join(dataDir, entry), user.uid, user.gid);
    }
    chmodSync(readOnlyPart === 'file' ? file : dataDir, readOnlyPart === 'file' ? 0o444 : 0o555);
    const lines = await startupErrorOf(
      startContentService({ dataDir, seedDir, user, env: { HOME: folder } }),
    );
    chmodSync(dataDir, 0o777);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      readOnlyPart === 'file'
        ? /the database file .*data\.db cannot be read and written; give the user/
        : /the data folder .* cannot be written; give the user/,
    );
  });

  test('that another program has locked is waited for, with a log line', async () => {
    const { dataDir, file } = createDatabaseFile(copyIntactFile);
    const otherConnection = new DatabaseSync(file);
    otherConnection.exec('begin exclusive');
    const start = startInReusedProcess({
      dataDir,
      seedDir,
      onLine: (line) => {
        if (line.startsWith('database: ')) otherConnection.exec('rollback');
      },
    });
    const service = await start.finally(() => otherConnection.close());
    expect(service.lastLines()).toContain(
      `database: another program has locked the database file ${file}; trying for 60 s.`,
    );
    expect((await callApi(service.url, 'posts')).status).toBe(200);
    await service.stop();
  });

  test('that stays locked is rejected in one sentence', async () => {
    const { dataDir, file } = createDatabaseFile(copyIntactFile);
    const otherConnection = new DatabaseSync(file);
    otherConnection.exec('begin exclusive');
    const env = { DATABASE_WAIT_SECONDS: '1' };
    const lines = await startupErrorOf(startContentService({ dataDir, seedDir, env }));
    otherConnection.close();
    expect(lines).toEqual([
      `database: another program has locked the database file ${file}; trying for 1 s.`,
      `content service: another program has locked the database file ${file}; end that program.`,
    ]);
  });

  test('of a killed service contains everything that was accepted', async () => {
    const { dataDir, file } = createDatabaseFile(copyIntactFile);
    const first = await startInReusedProcess({ dataDir, seedDir });
    const body = JSON.stringify({
      name: 'Mariam',
      email: 'mariam@example.org',
      subject: 'Just before the end',
      message: 'Accepted, and then the power fails.',
    });
    const headers = { 'Content-Type': 'application/json' };
    const sent = await fetch(`${first.url}/api/send`, { method: 'POST', headers, body });
    expect(sent.status).toBe(200);
    await first.kill();
    expect(existsSync(`${file}-wal`)).toBe(true);
    const second = await startInReusedProcess({ dataDir, seedDir });
    const otherConnection = new DatabaseSync(file);
    const subjects = otherConnection.prepare('select subject from contact_messages').all();
    otherConnection.close();
    await second.stop();
    expect(subjects).toEqual([{ subject: 'Just before the end' }]);
  });
});
