import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { BackupStore } from '../backup/store.ts';
import { withTemporaryDatabase } from '../database/temporary-database.ts';
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
  const restore = async (databaseUrl: string | undefined) => {
    const copy: Settings = {
      ...settings,
      dataDir,
      databaseFile: path.join(dataDir, 'data.db'),
      databaseUrl,
      publicDir: path.join(dataDir, 'public'),
      secretsFile: path.join(dataDir, 'secrets.json'),
      // Uploads of a bucket are restored into the folder, not into the bucket.
      variables: withoutBucket(settings.variables),
    };
    await restoreBackup(copy, store, name, {
      ...{ replace: false, passphrase: undefined, now: new Date() },
      say: () => {},
    });
    return use(copy);
  };
  const server = settings.databaseUrl;
  try {
    return await (server ? withTemporaryDatabase(server, 'upgrade', restore) : restore(undefined));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const withoutBucket = (variables: Settings['variables']): Settings['variables'] =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => name !== 'S3_BUCKET'));
