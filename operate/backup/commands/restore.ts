import type { Command } from '../../command.ts';
import { secondsSince } from '../../seconds-since.ts';
import { restoreBackup } from '../restore-backup.ts';
import { findBackup } from './find-backup.ts';
import { BUCKET_HELP, PASSPHRASE_HELP, passphraseOf, passphraseOption } from './options.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'Restore a backup into this installation',
  usage: '<folder> [name] [options]',
  help: `Stop the content service first. Restores into DATA_DIR, and into DATABASE_URL if the backup is of
PostgreSQL. Uploads go into the bucket if S3_BUCKET is set. Files that are replaced are kept beside the
new ones, with ".before-<time>" in their names; a PostgreSQL database is not: back it up first. In a
bucket, files that the backup does not have are left alone.

${BUCKET_HELP}
  [name]                    the newest backup by default
${PASSPHRASE_HELP}
  --replace                 replace what the installation contains`,
  options: { ...passphraseOption, replace: { type: 'boolean' } },
  run: async (input) => {
    const { settings, say, flag } = input;
    const [store, found] = await findBackup(input);
    const startedAt = Date.now();
    await restoreBackup(settings, store, found, {
      replace: flag('replace'),
      passphrase: passphraseOf(input),
      now: new Date(),
      say,
    });
    say(`Backup ${found} has been restored in ${secondsSince(startedAt)} s.`);
    return undefined;
  },
};
