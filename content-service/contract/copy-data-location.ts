import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import pg from 'pg';

/** Where a service keeps its data, so that it can be restarted with the same data. */
export interface DataLocation {
  dataDir: string;
  databaseUrl: string | undefined;
}

/**
 * Copies the data of a service that does not run.
 * @param dataDir the folder for the copy
 */
export async function copyDataLocation(
  original: DataLocation,
  dataDir: string,
): Promise<DataLocation> {
  cpSync(original.dataDir, dataDir, { recursive: true });
  if (original.databaseUrl === undefined) return { dataDir, databaseUrl: undefined };
  const template = new URL(original.databaseUrl).pathname.slice(1);
  return { dataDir, databaseUrl: await createDatabase(original.databaseUrl, template) };
}

/**
 * Creates a database on a PostgreSQL server and returns its URL.
 * @param server the URL of any of its databases
 * @param template the database to copy; an empty one by default
 */
export async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `service_${randomUUID().replaceAll('-', '')}`;
  // A database that is copied must have no connections.
  const client = new pg.Client({ connectionString: new URL('/postgres', server).href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await client.end();
  return new URL(`/${name}`, server).href;
}
