import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathsOfFiles } from '../database/summary.ts';
import type { Settings } from '../settings.ts';
import { uploadPlaces } from '../uploads/place.ts';
import { dumpPostgres, dumpSqlite } from './dump.ts';
import { backupName, type Manifest, newManifest, writeManifest } from './manifest.ts';
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
 * @returns the name of the new backup, what it consists of, and which uploads the database has that are
 * missing and were not in the last backup
 */
export function makeBackup(
  settings: Settings,
  store: BackupStore,
  { passphrase, now, say }: Options,
): Promise<{ name: string; manifest: Manifest; newlyMissing: string[] }> {
  const { databaseUrl, databaseFile } = settings;
  return store.locked(async () => {
    const name = backupName(now);
    const places = await uploadPlaces(settings);
    const last = await lastManifest(store, name, say);
    // Most files have not changed since.
    const known = new Map(last?.uploads.map((upload) => [upload.path, upload]));
    const earlier = await storeUploads(places, store, known, counter(say));
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
    const { missingUploads } = manifest;
    const newlyMissing = missingUploads.filter((file) => !last?.missingUploads.includes(file));
    return { name, manifest, newlyMissing };
  });
}

/** @returns undefined if there is none, or it cannot be read: no reason not to make a new backup */
async function lastManifest(
  store: BackupStore,
  name: string,
  say: Options['say'],
): Promise<Manifest | undefined> {
  const last = (await store.names()).filter((each) => each < name).at(-1);
  if (last === undefined) return undefined;
  try {
    return await store.manifest(last);
  } catch (error) {
    say(`${error instanceof Error ? error.message : error} All files are read anew.`);
    return undefined;
  }
}

function counter(say: (line: string) => void): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count % SHOWN_EVERY === 0) say(`Files stored: ${count} ...`);
  };
}
