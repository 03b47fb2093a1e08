import { expect, it } from 'vitest';
import { backupsToKeep, deleteOldBackups } from './retention.ts';
import type { BackupStore } from './store.ts';

const at = (day: string, hour = '02') => `${day}T${hour}-00-00Z`;
const NONE = { daily: 0, weekly: 0, monthly: 0 };

it('keeps the newest backup whatever is asked for', () => {
  expect([...backupsToKeep([at('2026-11-01'), at('2026-11-02')], NONE)]).toEqual([
    at('2026-11-02'),
  ]);
  expect(backupsToKeep([], { ...NONE, daily: 7 }).size).toBe(0);
});

it('keeps the newest of each of the last days', () => {
  const names = [
    at('2026-11-01'),
    at('2026-11-02', '02'),
    at('2026-11-02', '14'),
    at('2026-11-05'),
  ];
  expect([...backupsToKeep(names, { ...NONE, daily: 2 })]).toEqual([
    at('2026-11-05'),
    at('2026-11-02', '14'),
  ]);
});

it('counts weeks from Monday, and months', () => {
  // A Sunday, the Monday after it, and the last day of the month before.
  const names = [at('2026-10-31'), at('2026-11-22'), at('2026-11-23')];
  expect([...backupsToKeep(names, { ...NONE, weekly: 2 })]).toEqual([
    at('2026-11-23'),
    at('2026-11-22'),
  ]);
  expect([...backupsToKeep(names, { ...NONE, monthly: 2 })]).toEqual([
    at('2026-11-23'),
    at('2026-10-31'),
  ]);
});

/** A store in memory. @param backups the hashes of the files of each */
function storeOf(backups: Record<string, string[]>) {
  const left = new Map(Object.entries(backups));
  const files = new Map([...Object.values(backups).flat(), 'unused'].map((hash) => [hash, 1]));
  const store = {
    names: async () => [...left.keys()],
    manifest: async (name: string) => ({
      uploads: (left.get(name) ?? []).map((hash) => ({ hash })),
    }),
    remove: async (name: string) => left.delete(name),
    uploads: async () => files,
    removeUpload: async (hash: string) => files.delete(hash),
  };
  return { left, files, store: store as unknown as BackupStore };
}

it('deletes old backups and the files that only they have, and leaves later ones whole', async () => {
  const [old, made, later] = [at('2026-11-01'), at('2026-11-02'), at('2027-01-01')] as const;
  const { left, files, store } = storeOf({
    [old]: ['old', 'shared'],
    [made]: ['shared', 'new'],
    [later]: ['later'],
  });
  const said: string[] = [];
  expect(await deleteOldBackups(store, NONE, made, (line) => said.push(line))).toEqual([old]);
  expect([...left.keys()]).toEqual([made, later]);
  expect([...files.keys()].sort()).toEqual(['later', 'new', 'shared']);
  expect(said).toEqual([`Left alone, as their times are yet to come: ${later}.`]);
});
