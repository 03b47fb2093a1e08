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
    const client = new pg.Client({ connectionString: location.databaseUrl });
    await client.connect();
    await client.query(sql, values);
    await client.end();
    return;
  }
  const database = new DatabaseSync(path.join(location.dataDir, 'data.db'), { timeout: 5000 });
  database.prepare(sql.replaceAll(/\$\d+/g, '?')).run(...values);
  database.close();
}

/** Runs a query for a single number. @param sql with placeholders `$1`, `$2` …; the column is named `number` */
export async function queryNumber(
  location: DatabaseLocation,
  sql: string,
  ...values: (string | number)[]
): Promise<number> {
  if (location.databaseUrl) {
    const client = new pg.Client({ connectionString: location.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ number: string }>(sql, values);
    await client.end();
    return Number(rows[0]?.number);
  }
  const database = new DatabaseSync(path.join(location.dataDir, 'data.db'), { timeout: 5000 });
  const row = database.prepare(sql.replaceAll(/\$\d+/g, '?')).get(...values);
  database.close();
  return Number(row?.number);
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
