import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { StartOptions } from './start-service.ts';

/** Where a service's database is. */
type DatabaseLocation = Pick<StartOptions, 'dataDir' | 'databaseUrl'>;

/**
 * Changes rows behind the service's back, as time or an older version would have.
 * @param sql with `$1`, `$2` … for the values
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

/** The number that a query finds. @param sql with `$1`, `$2` … for the values; its column is `number` */
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

/** A time as the database of a place keeps it. */
export function toDatabaseTime(location: DatabaseLocation, time: Date): string | number {
  return location.databaseUrl ? time.toISOString() : time.getTime();
}
