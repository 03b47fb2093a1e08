import type { Core, UID } from '@strapi/strapi';

/**
 * PostgreSQL's sequence ignores explicit ids and would give an editor's first post a used one. A number
 * that was given to an entry which is gone is not given again.
 */
export async function advanceIdSequence(strapi: Core.Strapi, uid: UID.ContentType): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  const { tableName } = strapi.db.metadata.get(uid);
  await strapi.db.connection.raw(
    `select setval(sequence, greatest(last, pg_sequence_last_value(sequence)))
     from (select pg_get_serial_sequence(?, 'id')::regclass as sequence, max(id) as last from ??)
     as numbers where last is not null`,
    [tableName, tableName],
  );
}
