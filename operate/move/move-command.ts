import { chmod } from 'node:fs/promises';
import { type Command, singleArgument, UsageError } from '../command.ts';
import { moveToPostgres, moveToSqlite } from './move.ts';

export const move: Command = {
  name: 'move',
  summary: 'Move the database between SQLite and PostgreSQL, with every number as it was',
  usage: '<postgres|sqlite> [options]',
  help: `Stop the content service and back up first. Numbers, accounts, passwords, tokens and sessions stay
as they are; all rows are compared afterwards. What is moved from is not changed. Uploads and secrets stay
in DATA_DIR. Use the same time zone (TZ) as the content service.

  move postgres             from DATA_DIR to an empty database: --to <url>, or the variable MOVE_TO, as
                            other users of the machine can read arguments. Then set DATABASE_URL to it
  move sqlite               from DATABASE_URL to data.db in DATA_DIR. Then unset DATABASE_URL`,
  options: { to: { type: 'string' } },
  run: async (input) => {
    const { settings, say, text } = input;
    const target = singleArgument(input, 'the database to move to: postgres or sqlite');
    const startedAt = Date.now();
    const { tables, rows } =
      target === 'postgres'
        ? await moveToPostgres(
            settings.databaseFile,
            requireUrl(text('to') ?? settings.variables.MOVE_TO),
            say,
          )
        : await toSqlite(target, settings.databaseUrl, settings.databaseFile, say);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    say(`Moved ${rows} rows in ${tables} tables in ${seconds} s; all are equal.`);
    say(
      target === 'postgres'
        ? 'Now set DATABASE_URL to the new database and start the content service.'
        : 'Now unset DATABASE_URL and start the content service.',
    );
    say('Its first start builds the search index anew.');
    return undefined;
  },
};

async function toSqlite(
  target: string,
  url: string | undefined,
  file: string,
  say: (line: string) => void,
) {
  if (target !== 'sqlite') throw new UsageError('move to postgres or to sqlite.');
  if (!url) throw new UsageError('DATABASE_URL is not set: there is no PostgreSQL to move from.');
  const moved = await moveToSqlite(url, file, say);
  await chmod(file, 0o600);
  return moved;
}

function requireUrl(url: string | undefined): string {
  if (url && /^postgres(ql)?:\/\//.test(url)) return url;
  throw new UsageError('name the database to move to: --to postgres://user:password@host/name');
}
