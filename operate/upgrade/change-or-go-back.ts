import { restoreBackup } from '../backup/restore-backup.ts';
import type { BackupStore } from '../backup/store.ts';
import { undoneAfter } from '../interruption.ts';
import type { Settings } from '../settings.ts';

type Options = {
  /** Changes the tables, and returns what is wrong then. */
  change: () => Promise<string[]>;
  passphrase: string | undefined;
  say: (line: string) => void;
};

/**
 * Changes the tables of an installation, and restores a backup if something is wrong then. If that fails,
 * or a signal ends the process, says how to do it.
 * @param name of the backup
 * @returns whether the data is changed; otherwise it is that of the backup
 * @throws Error if the backup cannot be restored
 */
export async function changeOrGoBack(
  settings: Settings,
  store: BackupStore,
  name: string,
  { change, passphrase, say }: Options,
): Promise<boolean> {
  let isSettled = false;
  const sayUnsettled = async () => {
    if (isSettled) return;
    say(
      `The data may not be as it was. Restore it before you start any version: restore ${store.place} ${name} --replace`,
    );
  };
  return undoneAfter(sayUnsettled, async () => {
    const problems = await change();
    if (problems.length > 0) {
      for (const problem of problems) say(`PROBLEM  ${problem}`);
      say('Going back ...');
      const options = { replace: true, passphrase, now: new Date(), say };
      await restoreBackup(settings, store, name, options);
      say(`The data is as it was (backup ${name}). Start the former version.`);
    } else say('All checks passed. The content service can be started.');
    isSettled = true;
    return problems.length === 0;
  });
}
