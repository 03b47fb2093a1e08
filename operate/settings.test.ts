import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { readPassphrase, readSettings } from './settings.ts';

it('finds the database in the variables, and files in the data folder; empty variables count as unset', () => {
  const databaseUrl = 'postgres://localhost/diyar';
  expect(readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: '/srv/data' })).toMatchObject({
    databaseUrl,
    databaseFile: '/srv/data/data.db',
    publicDir: '/srv/data/public',
    secretsFile: '/srv/data/secrets.json',
  });
  expect(readSettings({ DATABASE_URL: '', DATA_DIR: '' })).toMatchObject({
    databaseUrl: undefined,
    dataDir: expect.stringMatching(/content-service\/data$/),
  });
});

it('names the file of the passphrase if it cannot be read', () => {
  expect(() => readPassphrase('/nonexistent')).toThrow('/nonexistent cannot be read: ENOENT');
  // What docker makes in place of a file that is missing.
  expect(() => readPassphrase(tmpdir())).toThrow(`${tmpdir()} cannot be read: EISDIR`);
});
