import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathsOfFiles } from '../database/summary.ts';
import type { Settings } from '../settings.ts';
import { dumpPostgres, dumpSqlite } from './dump.ts';
import {
  backupName,
  listBackups,
  type Manifest,
  newManifest,
  readManifest,
  type Upload,
  writeManifest,
} from './manifest.ts';
import { collectSecrets, encryptSecrets } from './secrets.ts';
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
 * @param target the folder of all backups
 * @returns the name of the new backup, and what it consists of
 */
export function makeBackup(
  settings: Settings,
  target: string,
  { passphrase, now, say }: Options,
): Promise<{ name: string; manifest: Manifest }> {
  return withLock(target, async () => {
    const name = backupName(now);
    const partial = path.join(target, 'partial');
    // Left by a process that was killed.
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { mode: 0o700 });
    try {
      const { databaseUrl, databaseFile, publicDir } = settings;
      const earlier = await storeUploads(
        publicDir,
        target,
        await lastUploads(target),
        counter(say),
      );
      say('Copying the database ...');
      const summary = databaseUrl
        ? await dumpPostgres(databaseUrl, partial)
        : await dumpSqlite(databaseFile, partial);
      // Again, for those that were uploaded meanwhile; those that were deleted meanwhile are kept.
      const later = await storeUploads(publicDir, target, earlier, counter(say));
      const uploads = new Map([...earlier, ...later]);
      const secrets = await collectSecrets(settings);
      if (passphrase !== undefined) {
        const encrypted = encryptSecrets(secrets, passphrase);
        await writeFile(path.join(partial, SECRETS_FILE), encrypted, { mode: 0o600 });
      }
      const manifest = newManifest({
        madeAt: now.toISOString(),
        database: databaseUrl ? 'postgres' : 'sqlite',
        tables: summary.tables,
        brokenReferences: summary.brokenReferences,
        uploads: [...uploads.values()],
        missingUploads: pathsOfFiles(summary.files).filter((file) => !uploads.has(file)),
        hasSecrets: passphrase !== undefined,
      });
      await writeManifest(partial, manifest);
      await rename(partial, path.join(target, name));
      return { name, manifest };
    } finally {
      await rm(partial, { recursive: true, force: true });
    }
  });
}

/** The files of the newest backup, most of which have not changed since. */
async function lastUploads(target: string): Promise<Map<string, Upload>> {
  const newest = (await listBackups(target)).at(-1);
  if (newest === undefined) return new Map();
  const { uploads } = await readManifest(path.join(target, newest));
  return new Map(uploads.map((upload) => [upload.path, upload]));
}

function counter(say: (line: string) => void): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count % SHOWN_EVERY === 0) say(`Files stored: ${count} ...`);
  };
}

/**
 * Lets only one process at a time change a folder of backups.
 * @throws Error if another one does
 */
export async function withLock<Result>(
  target: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const file = path.join(target, 'lock');
  const owner = Number(await readFile(file, 'utf8').catch(() => Number.NaN));
  // Left by a process that was killed.
  if (!isRunning(owner)) await rm(file, { force: true });
  const lock = await open(file, 'wx', 0o600).catch(() => {
    throw new Error(`Another process (${owner}) is changing the backups in ${target}.`);
  });
  try {
    await lock.writeFile(String(process.pid));
    await lock.close();
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
