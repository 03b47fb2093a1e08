import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderStore } from '../backup/folder-store.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { undoPending } from '../interruption.ts';
import { readSettings } from '../settings.ts';
import { changeOrGoBack } from './change-or-go-back.ts';

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

/** Backs up the installation and changes it. @param said gets what the operator reads */
async function changed(said: string[], change: () => Promise<string[]>) {
  const settings = readSettings({ DATA_DIR: path.join(folder, 'data') });
  const store = folderStore(path.join(folder, 'backups'));
  const now = new Date('2026-01-02T03:04:05Z');
  const { name } = await makeBackup(settings, store, { passphrase: undefined, now, say: () => {} });
  const say = (line: string) => said.push(line);
  return changeOrGoBack(settings, store, name, { change, passphrase: undefined, say });
}

const LOSS = 'the column posts.price goes, with 8 values';

const wayBack = () => `restore ${path.join(folder, 'backups')} ${NAME} --replace`;

it('says how to put the data back if it cannot', async () => {
  const said: string[] = [];
  const failing = changed(said, async () => {
    rmSync(path.join(folder, 'backups', NAME, 'data.db.gz'));
    return [LOSS];
  });
  await expect(failing).rejects.toThrow('data.db.gz');
  expect(said.at(-1)).toContain('The data may not be as it was');
  expect(said.at(-1)).toContain(wayBack());
});

it('says so, too, if it is interrupted while it changes the tables', async () => {
  const changing = Promise.withResolvers<void>();
  const said: string[] = [];
  void changed(said, () => {
    changing.resolve();
    return new Promise(() => {});
  });
  await changing.promise;
  await undoPending();
  expect(said.at(-1)).toContain(wayBack());
});

it.each([
  ['as it was, after it went back', [LOSS], 'as it was (backup'],
  ['of this version', [], 'All checks passed.'],
])('ends with data that is %s', async (_, problems, last) => {
  const said: string[] = [];
  expect(await changed(said, async () => problems)).toBe(problems.length === 0);
  expect(said.at(-1)).toContain(last);
});
