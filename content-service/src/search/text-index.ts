import type { Core } from '@strapi/strapi';
import { loadIndexNames } from '../database/index-names';

const POST = 'api::post.post';

/** Name of the index of a table's search text; on SQLite a table of its own. */
export const textIndexOf = (tableName: string) => `${tableName}_search`;

/**
 * Creates a trigram index of the search text, so that searches need not read all posts: FTS5 on
 * SQLite, updated by triggers; pg_trgm on PostgreSQL, if the extension may be created.
 */
export async function ensureTextIndex(strapi: Core.Strapi): Promise<void> {
  const { tableName } = strapi.db.metadata.get(POST);
  if (strapi.db.dialect.client === 'sqlite') return ensureFts(strapi, tableName);
  const name = textIndexOf(tableName);
  if ((await loadIndexNames(strapi)).has(name)) return;
  try {
    await strapi.db.connection.raw('create extension if not exists pg_trgm');
    await strapi.db.connection.raw(
      `create index "${name}" on "${tableName}" using gin ("search_text" gin_trgm_ops)`,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    strapi.log.warn(`searches read every post because pg_trgm cannot be used: ${reason}`);
  }
}

async function ensureFts(strapi: Core.Strapi, table: string): Promise<void> {
  const index = textIndexOf(table);
  const add = `insert into "${index}" (rowid, search_text) values (new.id, new.search_text);`;
  // An external-content index needs the old text to delete its entries.
  const remove = `insert into "${index}" ("${index}", rowid, search_text)
    values ('delete', old.id, old.search_text);`;
  const triggers = {
    [`${index}_insert`]: `after insert on "${table}" begin ${add} end`,
    [`${index}_update`]: `after update of search_text on "${table}" begin ${remove} ${add} end`,
    [`${index}_delete`]: `after delete on "${table}" begin ${remove} end`,
  };
  const existing: { name: string }[] = await strapi.db.connection
    .select('name')
    .from('sqlite_master')
    .where({ type: 'trigger' })
    .whereIn('name', Object.keys(triggers));
  // Strapi drops the triggers along with the table when it changes a column.
  if (existing.length === Object.keys(triggers).length) return;
  const statements = [
    `create virtual table if not exists "${index}" using fts5(
       search_text, content='${table}', content_rowid='id', tokenize='trigram case_sensitive 1')`,
    ...Object.entries(triggers).map(
      ([name, body]) => `create trigger if not exists "${name}" ${body}`,
    ),
    `insert into "${index}" ("${index}") values ('rebuild')`,
  ];
  await strapi.db.connection.transaction(async (transaction) => {
    for (const statement of statements) await transaction.raw(statement);
  });
}
