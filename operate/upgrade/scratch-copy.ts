import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { BackupStore } from '../backup/store.ts';
import { withPostgres } from '../database/postgres.ts';
import type { Settings } from '../settings.ts';

/**
 * Restores a backup into a temporary folder and, for PostgreSQL, a temporary database, both of which
 * are removed afterwards.
 */
export async function withCopy<Result>(
  settings: Settings,
  store: BackupStore,
  name: string,
  use: (copy: Settings) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
  const server = settings.databaseUrl;
  const database = `upgrade_${randomBytes(6).toString('hex')}`;
  const copy: Settings = {
    ...settings,
    dataDir,
    databaseFile: path.join(dataDir, 'data.db'),
    databaseUrl: server && Object.assign(new URL(server), { pathname: `/${database}` }).href,
    publicDir: path.join(dataDir, 'public'),
    secretsFile: path.join(dataDir, 'secrets.json'),
    // Uploads of a bucket are restored into the folder, not into the bucket.
    variables: withoutBucket(settings.variables),
  };
  if (server) await withPostgres(server, (client) => client.query(`create database ${database}`));
  try {
    await restoreBackup(copy, store, name, {
      ...{ replace: false, passphrase: undefined, now: new Date() },
      say: () => {},
    });
    return await use(copy);
  } finally {
    if (server) await withPostgres(server, (client) => client.query(`drop database ${database}`));
    await rm(dataDir, { recursive: true, force: true });
  }
}

const withoutBucket = (variables: Settings['variables']): Settings['variables'] =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => name !== 'S3_BUCKET'));
