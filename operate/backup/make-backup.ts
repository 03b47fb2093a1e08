import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathsOfFiles } from '../database/summary.ts';
import type { Settings } from '../settings.ts';
import { uploadPlaces } from '../uploads/place.ts';
import { dumpPostgres, dumpSqlite } from './dump.ts';
import { backupName, type Manifest, newManifest, type Upload, writeManifest } from './manifest.ts';
import { collectSecrets, encryptSecrets } from './secrets.ts';
import type { BackupStore } from './store.ts';
import { storeUploads } from './uploads.ts';

export const SECRETS_FILE = 'secrets.enc';

/** How often the progress of uploads is shown, in files. */
const SHOWN_EVERY = 500;

type Options = {
  /** Encrypts the secrets; without it they are left out. */
  passphrase: string | undefined;
  now: Date;
  say: (line: string) => void;
};

/**
 * Backs up an installation, which may be running.
 * @returns the name of the new backup, and what it consists of
 */
export function makeBackup(
  settings: Settings,
  store: BackupStore,
  { passphrase, now, say }: Options,
): Promise<{ name: string; manifest: Manifest }> {
  const { databaseUrl, databaseFile } = settings;
  return store.locked(async () => {
    const name = backupName(now);
    const places = await uploadPlaces(settings);
    const earlier = await storeUploads(places, store, await lastUploads(store), counter(say));
    const manifest = await store.add(name, async (folder) => {
      say('Copying the database ...');
      const summary = databaseUrl
        ? await dumpPostgres(databaseUrl, folder)
        : await dumpSqlite(databaseFile, folder);
      // Again, for those that were uploaded meanwhile; those that were deleted meanwhile are kept.
      const later = await storeUploads(places, store, earlier, counter(say));
      const uploads = new Map([...earlier, ...later]);
      const secrets = passphrase === undefined ? {} : await collectSecrets(settings);
      const hasSecrets = Object.keys(secrets).length > 0;
      if (passphrase !== undefined && hasSecrets) {
        const encrypted = encryptSecrets(secrets, passphrase);
        await writeFile(path.join(folder, SECRETS_FILE), encrypted, { mode: 0o600 });
      }
      const made = newManifest({
        madeAt: now.toISOString(),
        database: databaseUrl ? 'postgres' : 'sqlite',
        tables: summary.tables,
        brokenReferences: summary.brokenReferences,
        uploads: [...uploads.values()],
        missingUploads: pathsOfFiles(summary.files).filter((file) => !uploads.has(file)),
        hasSecrets,
      });
      await writeManifest(folder, made);
      return made;
    });
    return { name, manifest };
  });
}

/** The files of the newest backup, most of which have not changed since. */
async function lastUploads(store: BackupStore): Promise<Map<string, Upload>> {
  const newest = (await store.names()).at(-1);
  if (newest === undefined) return new Map();
  const { uploads } = await store.manifest(newest);
  return new Map(uploads.map((upload) => [upload.path, upload]));
}

function counter(say: (line: string) => void): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count % SHOWN_EVERY === 0) say(`Files stored: ${count} ...`);
  };
}
