import path from 'node:path';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { BackupStore } from '../backup/store.ts';
import { withTemporaryDatabase } from '../database/temporary-database.ts';
import { withScratchFolder } from '../scratch-folder.ts';
import type { Settings } from '../settings.ts';

/**
 * Restores a backup into a temporary folder and, for PostgreSQL, a temporary database, both of which
 * are removed afterwards.
 */
export function withCopy<Result>(
  settings: Settings,
  store: BackupStore,
  name: string,
  use: (copy: Settings) => Promise<Result>,
): Promise<Result> {
  const restore = async (dataDir: string, databaseUrl: string | undefined) => {
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
  return withScratchFolder('upgrade', (dataDir) =>
    server
      ? withTemporaryDatabase(server, 'upgrade', (url) => restore(dataDir, url))
      : restore(dataDir, undefined),
  );
}

const withoutBucket = (variables: Settings['variables']): Settings['variables'] =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => name !== 'S3_BUCKET'));
