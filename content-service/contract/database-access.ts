import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { StartOptions } from './start-service.ts';

/** Location of a service's database. */
type DatabaseLocation = Pick<StartOptions, 'dataDir' | 'databaseUrl'>;

/**
 * Changes rows directly in the database, for example to simulate elapsed time.
 * @param sql with placeholders `$1`, `$2` … for the values
 */
export async function executeSql(
  location: DatabaseLocation,
  sql: string,
  ...values: (string | number)[]
): Promise<void> {
  if (location.databaseUrl) {
    await withClient(location.databaseUrl, (client) => client.query(sql, values));
    return;
  }
  withDatabaseFile(location, (database) =>
    database.prepare(sql.replaceAll(/\$\d+/g, '?')).run(...values),
  );
}

/** Runs a query for a single number. @param sql with placeholders `$1`, `$2` …; the column is named `number` */
export async function queryNumber(
  location: DatabaseLocation,
  sql: string,
  ...values: (string | number)[]
): Promise<number> {
  if (location.databaseUrl) {
    const { rows } = await withClient(location.databaseUrl, (client) =>
      client.query<{ number: string }>(sql, values),
    );
    return Number(rows[0]?.number);
  }
  const row = withDatabaseFile(location, (database) =>
    database.prepare(sql.replaceAll(/\$\d+/g, '?')).get(...values),
  );
  return Number(row?.number);
}

/** Connects while it is used; a statement that fails leaves no connection behind. */
async function withClient<Result>(
  connectionString: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function withDatabaseFile<Result>(
  { dataDir }: DatabaseLocation,
  use: (database: DatabaseSync) => Result,
): Result {
  const database = new DatabaseSync(path.join(dataDir, 'data.db'), { timeout: 5000 });
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** A time in the database's own representation. */
export function toDatabaseTime(location: DatabaseLocation, time: Date): string | number {
  return location.databaseUrl ? time.toISOString() : time.getTime();
}

/** Deletes all administrators, as an operator who lost access would by hand. */
export async function removeAdministrators(location: DatabaseLocation): Promise<void> {
  await executeSql(location, 'delete from admin_users_roles_lnk');
  await executeSql(location, 'delete from admin_users');
}
