import type { Core } from '@strapi/strapi';

/**
 * Names of all indexes of the database. One that exists is not to be created "if not exists": that
 * waits until nobody writes to the table, and keeps others from writing meanwhile.
 */
export async function loadIndexNames({ db }: Core.Strapi): Promise<ReadonlySet<string>> {
  const { connection, dialect } = db;
  const rows: { name: string }[] =
    dialect.client === 'postgres'
      ? await connection('pg_indexes')
          .select({ name: 'indexname' })
          .whereRaw('schemaname = current_schema()')
      : await connection('sqlite_master').select('name').where('type', 'index');
  return new Set(rows.map(({ name }) => name));
}
