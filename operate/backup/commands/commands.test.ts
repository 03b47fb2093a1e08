import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { backup } from './backup.ts';
import { listBackups } from './list.ts';
import { restore } from './restore.ts';
import { verify } from './verify.ts';

let folder: string;
let backups: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-commands-'));
  backups = path.join(folder, 'backups');
  mkdirSync(path.join(folder, 'data', 'public', 'uploads'), { recursive: true });
  const database = new DatabaseSync(path.join(folder, 'data', 'data.db'));
  database.exec('create table files (url text, formats text)');
  database.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command on the installation, or another one, and the folder of backups. */
async function runCommand(
  name: string,
  options: Record<string, string | true> = {},
  { data = 'data', target = backups, named = [] as string[] } = {},
) {
  const lines: string[] = [];
  const command = [backup, listBackups, verify, restore].find((each) => each.name === name);
  const code = await command?.run({
    positionals: [target, ...named],
    text: (key) => (typeof options[key] === 'string' ? options[key] : undefined),
    flag: (key) => options[key] === true,
    settings: readSettings({ DATA_DIR: path.join(folder, data) }),
    say: (line) => lines.push(line),
  });
  return { code: code ?? 0, said: lines.join('\n') };
}

/** Makes a backup under a name of its own: names have no fractions of seconds. */
async function backUp(name: string, options: Record<string, string> = {}) {
  const result = await runCommand('backup', options);
  const [, made = ''] = /Backup (\S+):/.exec(result.said) ?? [];
  await rename(path.join(backups, made), path.join(backups, name));
  return result;
}

function upload(count: number): void {
  const database = new DatabaseSync(path.join(folder, 'data', 'data.db'));
  for (let number = 0; number < count; number += 1) {
    database.exec(`insert into files values ('/uploads/${number}.webp', 'null')`);
    writeFileSync(path.join(folder, 'data', 'public', 'uploads', `${number}.webp`), `${number}`);
  }
  database.close();
}

const FIRST = '2026-01-01T02-00-00Z';
const SECOND = '2026-01-02T02-00-00Z';
const FUTURE = '2999-01-01T02-00-00Z';
const storedFiles = () =>
  readdirSync(path.join(backups, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

it('fails once when uploads are missing that were there, names a few, and keeps the backup', async () => {
  upload(12);
  expect((await backUp(FIRST)).code).toBe(0);
  rmSync(path.join(folder, 'data', 'public', 'uploads'), { recursive: true });
  const { code, said } = await backUp(SECOND);
  expect(code).toBe(1);
  expect(said.match(/Missing among the uploads: uploads/g)).toHaveLength(10);
  expect(said).toContain('2 more');
  expect(said).toContain('Newly missing: 12 files');
  expect((await runCommand('backup verify')).said).toContain('12 uploads were missing already');
  expect((await runCommand('backup')).code).toBe(0);
});

it('takes no backup of a time yet to come for the newest, and does not delete it', async () => {
  await backUp(FUTURE);
  await backUp(FIRST);
  const { said } = await runCommand('backup', { 'keep-daily': '1' });
  expect(said).toContain(`their times are yet to come: ${FUTURE}.`);
  expect(said).toContain(`Deleted: ${FIRST}.`);
  const [, made = ''] = /Backup (\S+):/.exec(said) ?? [];
  expect((await runCommand('backup list')).said).toBe(`${made}\n${FUTURE}`);
  const verified = await runCommand('backup verify');
  expect(verified.said).toContain(`Backup ${made} can be restored`);
  expect(verified.said).toContain(FUTURE);
});

it('goes on after a damaged manifest, and keeps stored files', async () => {
  upload(2);
  await backUp(FIRST);
  await backUp(SECOND);
  writeFileSync(path.join(backups, SECOND, 'manifest.json'), '{');
  rmSync(path.join(folder, 'data'), { recursive: true });
  await runCommand('restore', {}, { named: [FIRST] });
  await expect(runCommand('restore', { replace: true })).rejects.toThrow(
    `An older backup can be named: ${FIRST}.`,
  );
  const { code, said } = await runCommand('backup', { 'keep-daily': '2' });
  expect(code).toBe(0);
  expect(said).toContain('All files are read anew.');
  expect(said).toContain(`Deleted: ${FIRST}.`);
  expect(said).toContain('Files of deleted backups are kept');
  expect(storedFiles()).toHaveLength(2);
});

it('stores a file anew that a verification has found damaged, and restores what is left of it until then', async () => {
  upload(2);
  await backUp(FIRST);
  const [stored = ''] = storedFiles();
  const content = readFileSync(stored, 'utf8');
  writeFileSync(stored, 'x'.repeat(content.length));
  await backUp(SECOND);
  const damaged = await runCommand('backup verify');
  expect(damaged.code).toBe(1);
  expect(damaged.said).toMatch(/the file uploads\/\d\.webp is damaged/);
  expect(damaged.said).toContain('The next backup stores such files anew');
  const restored = await runCommand('restore', {}, { data: 'other' });
  expect(restored.code).toBe(0);
  expect(restored.said).toMatch(/The file uploads\/\d\.webp is damaged; it is restored as it is\./);
  expect((await runCommand('backup')).code).toBe(0);
  expect(readFileSync(stored, 'utf8')).toBe(content);
  expect((await runCommand('backup verify', {}, { named: [FIRST] })).code).toBe(0);
  // Nothing is known to be damaged any more, so nothing is read anew.
  expect(readdirSync(backups)).not.toContain('damaged');
});

it('leaves nothing of a restore that failed', async () => {
  upload(2);
  await backUp(FIRST);
  const [stored] = readdirSync(path.join(backups, 'files'));
  rmSync(path.join(backups, 'files', stored ?? ''), { recursive: true });
  const before = readdirSync(path.join(folder, 'data'));
  await expect(runCommand('restore', { replace: true })).rejects.toThrow(/is missing in/);
  expect(readdirSync(path.join(folder, 'data'))).toEqual(before);
});

it('does not replace secrets by none', async () => {
  const passphrase = path.join(folder, 'passphrase');
  writeFileSync(passphrase, 'correct horse battery\n');
  const options = { 'passphrase-file': passphrase };
  expect((await backUp(FIRST, options)).said).toContain('this installation has none yet');
  const secrets = path.join(folder, 'data', 'secrets.json');
  writeFileSync(secrets, '{"JWT_SECRET":"good"}');
  await runCommand('restore', { ...options, replace: true });
  expect(readFileSync(secrets, 'utf8')).toContain('good');
});

it.each([
  ['is no database', 'garbage'.repeat(1000)],
  ['was cut off', ''],
])('restores over a database that %s', async (_, content) => {
  await backUp(FIRST);
  const file = path.join(folder, 'data', 'data.db');
  writeFileSync(file, content || readFileSync(file).subarray(0, 5000));
  await expect(runCommand('restore')).rejects.toThrow('exists; --replace');
  expect(await runCommand('restore', { replace: true })).toMatchObject({ code: 0 });
  const restored = new DatabaseSync(file);
  expect(restored.prepare('select * from files').all()).toEqual([]);
  restored.close();
});

it('lets one of two backups that begin together go on', async () => {
  const results = await Promise.allSettled([runCommand('backup'), runCommand('backup')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [refused] = results.filter(({ status }) => status === 'rejected');
  expect(String((refused as PromiseRejectedResult).reason)).toContain('is changing the backups');
  expect(existsSync(path.join(backups, 'lock'))).toBe(false);
});
