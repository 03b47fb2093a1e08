import type { Core, UID } from '@strapi/strapi';

/** PostgreSQL counts ids by itself and would give an editor's first post an id that is taken. */
export async function advanceIdSequence(strapi: Core.Strapi, uid: UID.ContentType): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  const { tableName } = strapi.db.metadata.get(uid);
  await strapi.db.connection.raw(
    "select setval(pg_get_serial_sequence(?, 'id'), (select max(id) from ??))",
    [tableName, tableName],
  );
}
