import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { folderStore } from '../backup/folder-store.ts';
import { undoPending } from '../interruption.ts';
import { readSettings } from '../settings.ts';
import { migrate } from './migrate.ts';
import { upgrade } from './upgrade.ts';

vi.mock('./migrate.ts');

const NAME = '2026-01-02T03-04-05Z';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  mkdirSync(path.join(folder, 'data', 'public'), { recursive: true });
  const database = new DatabaseSync(path.join(folder, 'data', 'data.db'));
  database.exec('create table files (url text, formats text)');
  database.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Upgrades the installation. @param said gets what the operator reads */
const upgraded = (said: string[]) =>
  upgrade(
    readSettings({ DATA_DIR: path.join(folder, 'data') }),
    folderStore(path.join(folder, 'backups')),
    {
      passphrase: undefined,
      version: '2.0.0',
      acceptsLosses: false,
      now: new Date('2026-01-02T03:04:05Z'),
      say: (line) => said.push(line),
    },
  );

const wayBack = () => `restore ${path.join(folder, 'backups')} ${NAME} --replace`;

it('says how to put the data back if it cannot', async () => {
  vi.mocked(migrate).mockImplementation(async () => {
    rmSync(path.join(folder, 'backups', NAME, 'data.db.gz'));
    return ['the column posts.price goes, with 8 values'];
  });
  const said: string[] = [];
  await expect(upgraded(said)).rejects.toThrow('data.db.gz');
  expect(said.at(-1)).toContain('The data may not be as it was');
  expect(said.at(-1)).toContain(wayBack());
});

it('says so, too, if it is interrupted while it changes the tables', async () => {
  const changing = Promise.withResolvers<void>();
  vi.mocked(migrate).mockImplementation(() => {
    changing.resolve();
    return new Promise(() => {});
  });
  const said: string[] = [];
  void upgraded(said);
  await changing.promise;
  await undoPending();
  expect(said.at(-1)).toContain(wayBack());
});

it.each([
  [
    'as it was after it went back',
    ['the column posts.price goes, with 8 values'],
    'as it was (backup',
  ],
  ['of this version', [], 'All checks passed.'],
])('ends with data that is %s', async (_, problems, last) => {
  vi.mocked(migrate).mockResolvedValue(problems);
  const said: string[] = [];
  expect(await upgraded(said)).toBe(problems.length === 0);
  expect(said.at(-1)).toContain(last);
});
