import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { copyDataLocation, createDatabase, type DataLocation } from './copy-data-location.ts';
import type { Template } from './create-templates.ts';

/**
 * Creates a database and a data folder, which a test need not delete.
 * @param database SQLite or PostgreSQL
 * @param template what they contain; nothing by default, as before the very first start
 */
export async function createDataLocation(
  database: string,
  template?: Template,
): Promise<DataLocation> {
  const dataDir = mkdtempSync(path.join(inject('folder'), 'service-'));
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
