import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

/** Where a service keeps its data, so that it can be restarted with the same data. */
export interface DataLocation {
  dataDir: string;
  databaseUrl: string | undefined;
}

/**
 * Data to copy instead of having each service create it, which takes longer than the start itself:
 * `migrated` has the tables, the vocabulary and the administrator of `signInToPanel`, `seeded` the
 * posts of `seed/` as well.
 */
export type Template = 'migrated' | 'seeded';

/**
 * Creates a database and a data folder.
 * @param database SQLite or PostgreSQL
 * @param template what they contain; nothing by default, as before the very first start
 */
export async function createDataLocation(
  database: string,
  template?: Template,
): Promise<DataLocation> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'service-'));
  if (template) {
    const { sqlite, postgres } = inject('templates');
    const templates = database === 'SQLite' ? sqlite : postgres;
    if (!templates) throw new Error(`${database} is not installed.`);
    return copyDataLocation(templates[template], dataDir);
  }
  const isSqlite = database === 'SQLite';
  const databaseUrl = isSqlite ? undefined : await createDatabase(inject('postgresServer'));
  return { dataDir, databaseUrl };
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
