import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { summarizePostgres, withPostgres } from '../database/postgres.ts';
import { summarizeSqlite } from '../database/sqlite.ts';
import { type DatabaseSummary, differencesBetween, pathsOfFiles } from '../database/summary.ts';
import { withTemporaryDatabase } from '../database/temporary-database.ts';
import { withScratchFolder } from '../scratch-folder.ts';
import { hashOf } from '../uploads/hash-of.ts';
import { restorePostgres, restoreSqlite } from './dump.ts';
import { SECRETS_FILE } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { decryptSecrets } from './secrets.ts';
import type { BackupStore } from './store.ts';

type Options = {
  /** URL of a PostgreSQL server on which a database may be created; for backups of PostgreSQL. */
  server: string | undefined;
  /** Decrypts the secrets; without it they are not checked. */
  passphrase: string | undefined;
};

/**
 * Restores a backup into a scratch place, which is removed afterwards, and compares it with what was
 * backed up: rows and contents of each table, references between rows, pictures.
 * @returns what is wrong, one line each, and the hashes of damaged and missing uploads; empty if nothing is
 */
export async function verifyBackup(
  store: BackupStore,
  name: string,
  { server, passphrase }: Options,
): Promise<{ problems: string[]; damaged: string[] }> {
  const manifest = await store.manifest(name);
  return store.open(name, async (folder) => {
    const restored = await restoreToScratch(folder, manifest, server);
    const { problems, damaged } = await checkUploads(store, manifest);
    return {
      problems: [
        ...differencesFromManifest(manifest, restored),
        ...problems,
        ...(await secretsProblems(folder, manifest, passphrase)),
      ],
      damaged,
    };
  });
}

/** How a restored database differs from what was backed up, one line each. */
export function differencesFromManifest(manifest: Manifest, restored: DatabaseSummary): string[] {
  const stored = new Set(manifest.uploads.map((upload) => upload.path));
  const missing = pathsOfFiles(restored.files).filter((file) => !stored.has(file));
  return [
    ...differencesBetween(manifest.tables, restored.tables),
    ...(restored.brokenReferences > manifest.brokenReferences
      ? [`${restored.brokenReferences} rows refer to missing ones`]
      : []),
    ...missing
      .filter((file) => !manifest.missingUploads.includes(file))
      .map((file) => `the file ${file} is missing`),
  ];
}

async function restoreToScratch(
  folder: string,
  { database }: Manifest,
  server: string | undefined,
): Promise<DatabaseSummary> {
  if (database === 'sqlite') return restoreToScratchFile(folder);
  if (server === undefined) {
    throw new Error(
      'The backup is of PostgreSQL: set DATABASE_URL, or --server to the URL of another one.',
    );
  }
  return withTemporaryDatabase(server, 'backup_verify', async (url) => {
    await restorePostgres(folder, url, false);
    return withPostgres(url, summarizePostgres);
  });
}

const restoreToScratchFile = (folder: string): Promise<DatabaseSummary> =>
  withScratchFolder('backup-verify', async (scratch) => {
    const file = path.join(scratch, 'data.db');
    await restoreSqlite(folder, file);
    return summarizeSqlite(file);
  });

async function checkUploads(store: BackupStore, { uploads }: Manifest) {
  const problems: string[] = [];
  const damaged: string[] = [];
  for (const { path: file, hash } of uploads) {
    const content = await store.readUpload(hash);
    const actual = content && (await hashOf(content).catch(() => 'unreadable'));
    if (actual !== hash) {
      problems.push(`the file ${file} is ${actual === undefined ? 'missing' : 'damaged'}`);
      damaged.push(hash);
    }
  }
  return { problems, damaged };
}

async function secretsProblems(
  folder: string,
  { hasSecrets }: Manifest,
  passphrase: string | undefined,
): Promise<string[]> {
  if (!hasSecrets || passphrase === undefined) return [];
  try {
    decryptSecrets(await readFile(path.join(folder, SECRETS_FILE)), passphrase);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
