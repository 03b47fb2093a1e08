import { makeBackup } from '../backup/make-backup.ts';
import type { BackupStore } from '../backup/store.ts';
import { isPostgresInUse, withPostgres } from '../database/postgres.ts';
import { isSqliteInUse, openSqlite } from '../database/sqlite.ts';
import type { Settings } from '../settings.ts';
import { changeOrGoBack } from './change-or-go-back.ts';
import { readVersion } from './contents.ts';
import { migrate } from './migrate.ts';
import { withCopy } from './scratch-copy.ts';

type Options = {
  /** Encrypts the secrets in the backup. */
  passphrase: string | undefined;
  /** This version. */
  version: string;
  acceptsLosses: boolean;
  now: Date;
  say: (line: string) => void;
};

/**
 * Brings the data of an installation to this version: backs up, has the tables changed, checks. If a
 * check fails, the backup is restored. If that fails, or a signal ends the process, says how to do it.
 * @param store takes the backup
 * @returns whether the data is that of this version; otherwise it is as it was
 * @throws Error if the service runs or cannot be backed up; then nothing has changed. Or if the backup
 * cannot be restored
 */
export async function upgrade(
  settings: Settings,
  store: BackupStore,
  { passphrase, version, acceptsLosses, now, say }: Options,
): Promise<boolean> {
  await requireStopped(settings);
  await sayVersions(settings, version, say);
  const { name } = await makeBackup(settings, store, { passphrase, now, say });
  say(`Backup ${name} has been made. Changing the tables ...`);
  const change = () => migrate(settings, { acceptsLosses, say });
  return changeOrGoBack(settings, store, name, { change, passphrase, say });
}

/**
 * Tries an upgrade on a copy, which is removed afterwards. The service may be running.
 * @param store takes a new backup, from which the copy is made
 * @returns whether all checks passed
 */
export async function tryUpgrade(
  settings: Settings,
  store: BackupStore,
  { passphrase, version, acceptsLosses, now, say }: Options,
): Promise<boolean> {
  await sayVersions(settings, version, say);
  const { name } = await makeBackup(settings, store, { passphrase, now, say });
  say(`Changing the tables of a copy of backup ${name} ...`);
  const problems = await withCopy(settings, store, name, (copy) =>
    migrate(copy, { acceptsLosses, say }),
  );
  for (const problem of problems) say(`PROBLEM  ${problem}`);
  say(problems.length === 0 ? 'All checks would pass.' : 'The upgrade would go back.');
  return problems.length === 0;
}

async function sayVersions(settings: Settings, version: string, say: Options['say']) {
  const former = await readVersion(settings);
  say(`The data is of ${former ? `version ${former}` : 'an older version'}; this is ${version}.`);
}

async function requireStopped({ databaseUrl, databaseFile }: Settings): Promise<void> {
  if (!databaseUrl) openSqlite(databaseFile, { readOnly: true }).close();
  const isInUse = databaseUrl
    ? await withPostgres(databaseUrl, isPostgresInUse)
    : isSqliteInUse(databaseFile);
  if (isInUse) throw new Error('A program uses the database: stop the content service first.');
}
