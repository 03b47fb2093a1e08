import type { Core, UID } from '@strapi/strapi';

/** PostgreSQL's sequence ignores explicit ids and would give an editor's first post a used one. */
export async function advanceIdSequence(strapi: Core.Strapi, uid: UID.ContentType): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  const { tableName } = strapi.db.metadata.get(uid);
  await strapi.db.connection.raw(
    "select setval(pg_get_serial_sequence(?, 'id'), (select max(id) from ??))",
    [tableName, tableName],
  );
}
