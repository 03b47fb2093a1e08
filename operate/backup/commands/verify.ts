import type { Command } from '../../command.ts';
import { secondsSince } from '../../seconds-since.ts';
import { verifyBackup } from '../verify-backup.ts';
import { findBackup } from './find-backup.ts';
import { BUCKET_HELP, PASSPHRASE_HELP, passphraseOf, passphraseOption } from './options.ts';

export const verify: Command = {
  name: 'backup verify',
  summary: 'Restore a backup into a scratch place and compare it with what was backed up',
  usage: '<folder> [name] [options]',
  help: `Compares rows and contents of each table, references between rows, and the hash of each file. Changes
nothing, but notes which stored files are damaged, so that the next backup stores them anew. A backup of
PostgreSQL is restored into a database that is created and removed again.

${BUCKET_HELP}
  [name]                    the newest backup by default
${PASSPHRASE_HELP}
  --server <url>            PostgreSQL server to restore on; by default that of DATABASE_URL`,
  options: { ...passphraseOption, server: { type: 'string' } },
  run: async (input) => {
    const { settings, say, text } = input;
    const [store, found] = await findBackup(input);
    const startedAt = Date.now();
    const { problems, damaged } = await verifyBackup(store, found, {
      server: text('server') ?? settings.databaseUrl,
      passphrase: passphraseOf(input),
    });
    for (const problem of problems) say(problem);
    const { length: missing } = (await store.manifest(found)).missingUploads;
    if (missing > 0) say(`${missing} uploads were missing already when it was made.`);
    say(
      problems.length === 0
        ? `Backup ${found} can be restored: everything is as it was, checked in ${secondsSince(startedAt)} s.`
        : `Backup ${found} is damaged.`,
    );
    await store.noteDamaged(damaged);
    if (damaged.length > 0) {
      say('The next backup stores such files anew, as far as the installation still has them.');
    }
    return problems.length === 0 ? 0 : 1;
  },
};
