import { type CommandInput, UsageError } from '../../command.ts';
import { backupName, UnreadableManifest } from '../manifest.ts';
import { openStore } from '../open-store.ts';
import type { BackupStore } from '../store.ts';

/**
 * The store and the backup that the arguments name, the newest one by default.
 * @throws Error if there is none
 */
export async function findBackup({
  positionals,
  settings,
  say,
}: CommandInput): Promise<[BackupStore, string]> {
  const [target, name, ...others] = positionals;
  if (target === undefined || others.length > 0)
    throw new UsageError('name the folder of backups.');
  const store = await openStore(target, settings.variables);
  const names = await store.names();
  const now = backupName(new Date());
  const later = names.filter((each) => each > now);
  const past = names.filter((each) => each <= now);
  const found = name === undefined ? past.at(-1) : names.find((each) => each === name);
  if (name === undefined && later.length > 0) {
    say(`Left out unless named, as their times are yet to come: ${later.join(', ')}.`);
  }
  if (found === undefined) {
    throw new Error(`There is no backup ${name ? `"${name}" ` : ''}in ${store.place}.`);
  }
  await store.manifest(found).catch((error: unknown) => {
    const older = past.filter((each) => each < found).at(-1);
    if (!(error instanceof UnreadableManifest) || older === undefined) throw error;
    throw new Error(`${error.message} An older backup can be named: ${older}.`);
  });
  return [store, found];
}
