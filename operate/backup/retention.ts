import { timeOfBackup, UnreadableManifest } from './manifest.ts';
import type { BackupStore } from './store.ts';

const DAY_MS = 86_400_000;

/** For how many days, weeks and months with backups the newest of each is kept. */
export type Retention = { daily: number; weekly: number; monthly: number };

/** Days since Monday, 5 January 1970, so that weeks begin with Mondays; everything in UTC. */
const weekOf = (time: Date) => Math.floor((time.getTime() / DAY_MS - 4) / 7);

const PERIODS: { period: keyof Retention; keyOf: (time: Date) => string }[] = [
  { period: 'daily', keyOf: (time) => time.toISOString().slice(0, 10) },
  { period: 'weekly', keyOf: (time) => String(weekOf(time)) },
  { period: 'monthly', keyOf: (time) => time.toISOString().slice(0, 7) },
];

/**
 * Which backups to keep: the newest, and the newest of each of the last days, weeks and months.
 * @param names of all backups
 */
export function backupsToKeep(names: readonly string[], retention: Retention): Set<string> {
  const newestFirst = [...names].sort().reverse();
  const kept = new Set(newestFirst.slice(0, 1));
  for (const { period, keyOf } of PERIODS) {
    const newestOfEach = new Map<string, string>();
    for (const name of newestFirst) {
      const key = keyOf(timeOfBackup(name));
      if (!newestOfEach.has(key)) newestOfEach.set(key, name);
    }
    for (const name of [...newestOfEach.values()].slice(0, retention[period])) kept.add(name);
  }
  return kept;
}

/**
 * Deletes all other backups, and stored files that none of the kept ones has. Later ones than the one
 * that was just made, from when a clock was wrong, are left alone, and count for nothing.
 * @param made the name of the backup that was just made
 * @returns the names of the deleted backups
 */
export async function deleteOldBackups(
  store: BackupStore,
  retention: Retention,
  made: string,
  say: (line: string) => void,
): Promise<string[]> {
  const names = await store.names();
  const [past, later] = [names.filter((name) => name <= made), names.filter((name) => name > made)];
  if (later.length > 0) say(`Left alone, as their times are yet to come: ${later.join(', ')}.`);
  const kept = backupsToKeep(past, retention);
  const deleted = past.filter((name) => !kept.has(name));
  for (const name of deleted) await store.remove(name);
  try {
    await deleteUnusedUploads(store, [...kept, ...later]);
  } catch (error) {
    if (!(error instanceof UnreadableManifest)) throw error;
    // Nobody knows which files it needs.
    say(`${error.message} Files of deleted backups are kept until it is gone.`);
  }
  return deleted;
}

async function deleteUnusedUploads(store: BackupStore, names: readonly string[]): Promise<void> {
  const used = new Set<string>();
  for (const name of names) {
    const { uploads } = await store.manifest(name);
    for (const { hash } of uploads) used.add(hash);
  }
  for (const hash of [...(await store.uploads()).keys()]) {
    if (!used.has(hash)) await store.removeUpload(hash);
  }
}
