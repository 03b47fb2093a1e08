import { type Command, type CommandInput, singleArgument, UsageError } from '../command.ts';
import { readPassphrase } from '../settings.ts';
import { makeBackup } from './make-backup.ts';
import { backupName, type Manifest, UnreadableManifest } from './manifest.ts';
import { openStore } from './open-store.ts';
import { restoreBackup } from './restore-backup.ts';
import { deleteOldBackups, type Retention } from './retention.ts';
import type { BackupStore } from './store.ts';
import { verifyBackup } from './verify-backup.ts';

const passphraseOption = { 'passphrase-file': { type: 'string' } } as const;
const keepOptions = {
  'keep-daily': { type: 'string' },
  'keep-weekly': { type: 'string' },
  'keep-monthly': { type: 'string' },
} as const;

/** How many missing files are named. */
const SHOWN_FILES = 10;

const BUCKET_HELP = `  <folder>                  or s3://<bucket>/<folder>, with the variables BACKUP_S3_ENDPOINT,
                            BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY; by default those
                            of the uploads (S3_ENDPOINT …)`;
const PASSPHRASE_HELP = `  --passphrase-file <file>  file whose first line encrypts the secrets; by default the one that
                            BACKUP_PASSPHRASE_FILE names. Keep it elsewhere than the backups`;

const backup: Command = {
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
    say(`Backup ${name}: ${contentsOf(manifest)}, in ${seconds(startedAt)} s.`);
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

const list: Command = {
  name: 'backup list',
  summary: 'List the backups in a folder, oldest first',
  usage: '<folder>',
  help: `Backups that were interrupted are not listed. Exits with 1 if there is none.

${BUCKET_HELP}`,
  run: async (input) => {
    const target = singleArgument(input, 'the folder of backups');
    const store = await openStore(target, input.settings.variables);
    const names = await store.names();
    if (names.length === 0) throw new Error(`There is no backup in ${store.place}.`);
    for (const name of names) input.say(name);
    return undefined;
  },
};

const verify: Command = {
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
    const [store, found] = await storeAndName(input);
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
        ? `Backup ${found} can be restored: everything is as it was, checked in ${seconds(startedAt)} s.`
        : `Backup ${found} is damaged.`,
    );
    await store.noteDamaged(damaged);
    if (damaged.length > 0) {
      say('The next backup stores such files anew, as far as the installation still has them.');
    }
    return problems.length === 0 ? 0 : 1;
  },
};

const restore: Command = {
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
    const [store, found] = await storeAndName(input);
    const startedAt = Date.now();
    await restoreBackup(settings, store, found, {
      replace: flag('replace'),
      passphrase: passphraseOf(input),
      now: new Date(),
      say,
    });
    say(`Backup ${found} has been restored in ${seconds(startedAt)} s.`);
    return undefined;
  },
};

export const backupCommands: readonly Command[] = [backup, list, verify, restore];

function passphraseOf({ text, settings }: CommandInput): string | undefined {
  return readPassphrase(text('passphrase-file') ?? settings.variables.BACKUP_PASSPHRASE_FILE);
}

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

/**
 * The store and the backup that the arguments name, the newest one by default.
 * @throws Error if there is none
 */
async function storeAndName({
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

const seconds = (startedAt: number) => ((Date.now() - startedAt) / 1000).toFixed(1);
