import { type Command, type CommandInput, singleArgument, UsageError } from '../../command.ts';
import { secondsSince } from '../../seconds-since.ts';
import { makeBackup } from '../make-backup.ts';
import type { Manifest } from '../manifest.ts';
import { openStore } from '../open-store.ts';
import { deleteOldBackups, type Retention } from '../retention.ts';
import { BUCKET_HELP, PASSPHRASE_HELP, passphraseOf, passphraseOption } from './options.ts';

const keepOptions = {
  'keep-daily': { type: 'string' },
  'keep-weekly': { type: 'string' },
  'keep-monthly': { type: 'string' },
} as const;

/** How many missing files are named. */
const SHOWN_FILES = 10;

export const backup: Command = {
  name: 'backup',
  summary: 'Back up database, uploads and secrets into a folder or bucket, while the website runs',
  usage: '<folder> [options]',
  help: `Each backup is complete; files that have not changed are stored once for all. The folder should be
on another disk or machine. Secrets are left out unless there is a passphrase. Exits with 1 if uploads
are missing that were not in the last backup: once, and the backup is made all the same.

${BUCKET_HELP}
${PASSPHRASE_HELP}
  --keep-daily <n>          then delete old backups, but keep the newest of each of the last n days
  --keep-weekly <n>         … and of each of the last n weeks
  --keep-monthly <n>        … and of each of the last n months`,
  options: { ...passphraseOption, ...keepOptions },
  run: async (input) => {
    const { settings, say } = input;
    const target = singleArgument(input, 'the folder for backups');
    const store = await openStore(target, settings.variables);
    const passphrase = passphraseOf(input);
    const retention = retentionOf(input);
    const startedAt = Date.now();
    const { name, manifest, newlyMissing } = await makeBackup(settings, store, {
      passphrase,
      now: new Date(),
      say,
    });
    say(`Backup ${name}: ${contentsOf(manifest)}, in ${secondsSince(startedAt)} s.`);
    if (!manifest.hasSecrets) {
      const reason = passphrase
        ? 'this installation has none yet'
        : 'there is no passphrase (--passphrase-file)';
      say(`Without secrets: ${reason}.`);
    }
    if (manifest.brokenReferences > 0) {
      say(`${manifest.brokenReferences} rows of the database refer to missing ones.`);
    }
    sayMissing(manifest.missingUploads, say);
    if (retention) {
      const deleted = await store.locked(() => deleteOldBackups(store, retention, name, say));
      if (deleted.length > 0) say(`Deleted: ${deleted.join(', ')}.`);
    }
    if (newlyMissing.length === 0) return 0;
    say(`Newly missing: ${newlyMissing.length} files. The backup is kept, without them.`);
    return 1;
  },
};

/** @returns undefined if no option asks for old backups to be deleted */
function retentionOf({ text }: CommandInput): Retention | undefined {
  const numbers = ['keep-daily', 'keep-weekly', 'keep-monthly'].map((name) => {
    const value = text(name) ?? '0';
    if (!/^\d{1,4}$/.test(value)) throw new UsageError(`--${name} must be a whole number.`);
    return Number(value);
  });
  const [daily = 0, weekly = 0, monthly = 0] = numbers;
  return daily + weekly + monthly > 0 ? { daily, weekly, monthly } : undefined;
}

/** Says the first few: a whole folder may be gone. */
function sayMissing(files: readonly string[], say: (line: string) => void): void {
  for (const file of files.slice(0, SHOWN_FILES)) say(`Missing among the uploads: ${file}`);
  const { length: others } = files.slice(SHOWN_FILES);
  if (others > 0)
    say(`Missing among the uploads: ${others} more, all of them in its manifest.json`);
}

function contentsOf({ tables, uploads }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const bytes = uploads.reduce((sum, upload) => sum + upload.bytes, 0);
  return `${rows} rows, ${uploads.length} files (${(bytes / 1e6).toFixed(1)} MB)`;
}
