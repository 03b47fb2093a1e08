import { chmod } from 'node:fs/promises';
import { type Command, type CommandInput, singleArgument, UsageError } from '../command.ts';
import { secondsSince } from '../seconds-since.ts';
import { moveToBucket, moveToFolder } from '../uploads/move-uploads.ts';
import { type Moved, moveToPostgres, moveToSqlite } from './move.ts';

export const move: Command = {
  name: 'move',
  summary:
    'Move the database between SQLite and PostgreSQL, or the uploads between folder and bucket',
  usage: '<postgres|sqlite|bucket|folder> [options]',
  help: `Back up first. What is moved from is not changed. After an interruption, run it again.

The database: stop the content service. Numbers, accounts, passwords, tokens and sessions stay as they
are; all rows are compared afterwards. If TZ is set for the content service, it must be here, too.

  move postgres             from DATA_DIR to an empty database: --to <url>, or the variable MOVE_TO, as
                            other users of the machine can read arguments. Then set DATABASE_URL to it
  move sqlite               from DATABASE_URL to data.db in DATA_DIR. Then unset DATABASE_URL

The uploads, whose addresses stay as they are; each file is compared afterwards. A second run moves only
what has been added.

  move bucket               from DATA_DIR to S3_BUCKET. Set its variables and restart the content service
                            first: new uploads then go there, and earlier ones are served from DATA_DIR
  move folder               from S3_BUCKET to DATA_DIR. Stop the content service first, then unset S3_…`,
  options: { to: { type: 'string' } },
  run: async (input) => {
    const { say, settings } = input;
    const target = singleArgument(input, 'what to move to: postgres, sqlite, bucket or folder');
    const startedAt = Date.now();
    if (target === 'bucket' || target === 'folder') {
      const moveUploads = target === 'bucket' ? moveToBucket : moveToFolder;
      const { moved, kept } = await moveUploads(settings, say);
      say(
        `Moved ${moved} files in ${secondsSince(startedAt)} s; all are equal. ${kept} were there already.`,
      );
      say(
        target === 'bucket'
          ? `When all pictures are shown, delete ${settings.publicDir}/uploads/*.`
          : 'Now unset S3_BUCKET and the other variables of the bucket, and start the content service.',
      );
      return undefined;
    }
    const { tables, rows } = await moveDatabase(target, input);
    say(`Moved ${rows} rows in ${tables} tables in ${secondsSince(startedAt)} s; all are equal.`);
    say(
      target === 'postgres'
        ? 'Now set DATABASE_URL to the new database and start the content service.'
        : 'Now unset DATABASE_URL and start the content service.',
    );
    say('Its first start builds the search index anew.');
    return undefined;
  },
};

function moveDatabase(target: string, { settings, say, text }: CommandInput): Promise<Moved> {
  const { databaseFile, databaseUrl, variables } = settings;
  return target === 'postgres'
    ? moveToPostgres(databaseFile, requireUrl(text('to') ?? variables.MOVE_TO), say)
    : toSqlite(target, databaseUrl, databaseFile, say);
}

async function toSqlite(
  target: string,
  url: string | undefined,
  file: string,
  say: (line: string) => void,
) {
  if (target !== 'sqlite') throw new UsageError('move to postgres, sqlite, bucket or folder.');
  if (!url) throw new UsageError('DATABASE_URL is not set: there is no PostgreSQL to move from.');
  const moved = await moveToSqlite(url, file, say);
  await chmod(file, 0o600);
  return moved;
}

function requireUrl(url: string | undefined): string {
  if (url && /^postgres(ql)?:\/\//.test(url)) return url;
  throw new UsageError('name the database to move to: --to postgres://user:password@host/name');
}
