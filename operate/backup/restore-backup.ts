import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { type Bucket, openBucket } from '../bucket/bucket.ts';
import { uploadsBucket } from '../bucket/settings.ts';
import { summarizePostgres, withPostgres } from '../database/postgres.ts';
import { isSqliteInUse, summarizeSqlite } from '../database/sqlite.ts';
import type { Settings } from '../settings.ts';
import { servedAs } from '../uploads/served-as.ts';
import { restorePostgres, restoreSqlite } from './dump.ts';
import { SECRETS_FILE } from './make-backup.ts';
import { backupName, type Manifest } from './manifest.ts';
import { decryptSecrets, type Secrets, writeSecrets } from './secrets.ts';
import type { BackupStore } from './store.ts';
import { differencesFromManifest } from './verify-backup.ts';
import { writeHashed } from './write-hashed.ts';

/** Permissions as programs set them for new files, of which the umask takes away. */
const PUBLIC_FILE = 0o666;

type Options = {
  /** Whether what the installation has may be replaced. */
  replace: boolean;
  passphrase: string | undefined;
  now: Date;
  say: (line: string) => void;
};

/**
 * Restores a backup into the installation that the settings name. What was there is kept beside it,
 * but for a PostgreSQL database and files of a bucket that have the same names.
 * @throws Error if there is data and it may not be replaced, or the service runs; then nothing has
 * changed
 */
export async function restoreBackup(
  settings: Settings,
  store: BackupStore,
  name: string,
  { replace, passphrase, now, say }: Options,
): Promise<void> {
  const { databaseUrl, databaseFile, dataDir, publicDir, secretsFile, variables } = settings;
  const manifest = await store.manifest(name);
  requireSameKind(manifest, databaseUrl);
  if (!databaseUrl) requireFree(databaseFile, replace);
  const bucketSettings = uploadsBucket(variables);
  const bucket = bucketSettings && (await openBucket(bucketSettings));
  await mkdir(dataDir, { recursive: true });
  // Beside their places, which they take only when both are complete.
  const newPublic = `${publicDir}.new`;
  const newDatabase = `${databaseFile}.new`;
  const secrets = await removedOnFailure([newPublic, newDatabase], async () => {
    const stored = await store.open(name, async (folder) => {
      const decrypted = await readSecrets(folder, manifest, passphrase);
      say(`Restoring ${manifest.uploads.length} files ...`);
      await restoreUploads(store, manifest, newPublic, bucket, say);
      say('Restoring the database ...');
      if (databaseUrl) await restorePostgres(folder, databaseUrl, replace);
      else await restoreSqlite(folder, newDatabase);
      return decrypted;
    });
    const restored = databaseUrl
      ? await withPostgres(databaseUrl, summarizePostgres)
      : summarizeSqlite(newDatabase);
    const differences = differencesFromManifest(manifest, restored);
    if (differences.length > 0) {
      throw new Error(`The restored database differs from the backup:\n${differences.join('\n')}`);
    }
    return stored;
  });
  const suffix = `.before-${backupName(now)}`;
  if (!databaseUrl) {
    // A write-ahead log that is left over would be applied to the restored file.
    for (const each of ['', '-wal', '-shm']) await setAside(`${databaseFile}${each}`, suffix);
    await rename(newDatabase, databaseFile);
  }
  await setAside(publicDir, suffix);
  await rename(newPublic, publicDir);
  if (secrets) {
    await setAside(secretsFile, suffix);
    await writeSecrets(secretsFile, secrets);
  } else if (!existsSync(secretsFile)) {
    say(
      'Without the secrets, everyone must sign in again, API tokens end and waiting mails are lost.',
    );
  }
}

function requireSameKind({ database }: Manifest, databaseUrl: string | undefined): void {
  if ((database === 'postgres') === (databaseUrl !== undefined)) return;
  throw new Error(
    database === 'postgres'
      ? 'The backup is of PostgreSQL: set DATABASE_URL to the database to restore into.'
      : 'The backup is of SQLite: restore it without DATABASE_URL, then "move" it to PostgreSQL.',
  );
}

function requireFree(file: string, replace: boolean): void {
  if (!existsSync(file)) return;
  if (!replace) throw new Error(`${file} exists; --replace sets it aside and restores the backup.`);
  if (isKnownInUse(file)) {
    throw new Error(`A program has ${file} open: stop the content service first.`);
  }
}

/** One that is damaged does not tell, and is most in need of being replaced. */
function isKnownInUse(file: string): boolean {
  try {
    return isSqliteInUse(file);
  } catch {
    return false;
  }
}

async function readSecrets(
  folder: string,
  { hasSecrets }: Manifest,
  passphrase: string | undefined,
): Promise<Secrets | undefined> {
  if (!hasSecrets || passphrase === undefined) return undefined;
  const secrets = decryptSecrets(await readFile(path.join(folder, SECRETS_FILE)), passphrase);
  // Earlier versions stored an empty set, which would take the place of good ones.
  return Object.keys(secrets).length > 0 ? secrets : undefined;
}

/** @param bucket takes the uploads, if there is one; other files of the public folder stay files */
async function restoreUploads(
  store: BackupStore,
  { uploads }: Manifest,
  to: string,
  bucket: Bucket | undefined,
  say: Options['say'],
): Promise<void> {
  // The content service needs it, even if nothing was ever uploaded.
  await mkdir(path.join(to, 'uploads'), { recursive: true });
  for (const { path: relative, hash, modified } of uploads) {
    const content = await store.readUpload(hash);
    if (!content) throw new Error(`The file ${relative} is missing in ${store.place}.`);
    const file = path.join(to, relative);
    await mkdir(path.dirname(file), { recursive: true });
    const written = await writeHashed(content, file, PUBLIC_FILE);
    if (written.hash !== hash) say(`The file ${relative} is damaged; it is restored as it is.`);
    if (bucket && relative.startsWith('uploads/')) {
      await bucket.put(relative, file, servedAs(relative));
      await rm(file);
    }
    // So that the next backup need not read it again.
    else await utimes(file, modified / 1000, modified / 1000);
  }
}

/** Begins without the files and folders that some work makes, and leaves none of them if it fails. */
async function removedOnFailure<Result>(
  paths: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const remove = async () => {
    for (const each of paths) await rm(each, { recursive: true, force: true });
  };
  await remove();
  try {
    return await work();
  } catch (error) {
    // On a full disk, they would take the space that the website needs.
    await remove();
    throw error;
  }
}

async function setAside(file: string, suffix: string): Promise<void> {
  if (existsSync(file)) await rename(file, `${file}${suffix}`);
}
