import { randomBytes } from 'node:crypto';
import { undoneAfter } from '../interruption.ts';
import { withPostgres } from './postgres.ts';
import { urlOfDatabase } from './postgres-url.ts';

/**
 * Creates an empty database on a server, and drops it afterwards.
 * @param server URL of any of its databases
 * @param prefix what its name begins with, so that one that is left over says what it was for
 * @param use is given its URL
 * @throws Error without the password of the URL, and what `use` throws
 */
export async function withTemporaryDatabase<Result>(
  server: string,
  prefix: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await withPostgres(server, (client) => client.query(`create database ${name}`));
  // Also of programs that are still connected, as after a signal.
  const drop = () =>
    withPostgres(server, (client) => client.query(`drop database ${name} with (force)`));
  return undoneAfter(drop, () => use(urlOfDatabase(server, name)));
}
