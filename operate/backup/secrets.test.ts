import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { collectSecrets, decryptSecrets, encryptSecrets } from './secrets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CHEAP = { N: 1024, r: 8, p: 1, maxmem: 2 ** 25 };
const PASSPHRASE = 'correct horse battery';

it('encrypts secrets so that only the passphrase opens them', () => {
  const secrets = { APP_KEYS: 'first,second', JWT_SECRET: 'not to be seen' };
  const file = encryptSecrets(secrets, PASSPHRASE, CHEAP);
  expect(file.includes('not to be seen')).toBe(false);
  expect(decryptSecrets(file, PASSPHRASE, CHEAP)).toEqual(secrets);
  expect(() => decryptSecrets(file, `${PASSPHRASE} `, CHEAP)).toThrow(/passphrase is wrong/);
  file[file.length - 1] = (file.at(-1) ?? 0) ^ 1;
  expect(() => decryptSecrets(file, PASSPHRASE, CHEAP)).toThrow(/is wrong or the file damaged/);
});

it('takes secrets that cannot be read for an error, not for none', async () => {
  const settings = readSettings({ DATA_DIR: folder });
  expect(await collectSecrets(settings)).toEqual({});
  // A folder in place of the file: everybody, also root, is refused.
  await expect(collectSecrets({ ...settings, secretsFile: folder })).rejects.toThrow('EISDIR');
});
