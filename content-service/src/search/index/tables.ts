import type { Core } from '@strapi/strapi';

/** Raise with every change to what is indexed or how: the index is then rebuilt at startup. */
export const INDEX_VERSION = 2;

const POST = 'api::post.post';

const TABLES = (id: string, wordType: string) => [
  // One row. `words` is the length of all documents together.
  `create table if not exists search_totals (
     version integer not null, documents integer not null, words integer not null)`,
  `create table if not exists search_documents (
     post_id integer primary key, language text not null, length integer not null,
     stems text not null, words text not null)`,
  `create table if not exists search_terms (
     id ${id}, term text not null unique, documents integer not null)`,
  `create table if not exists search_postings (
     term_id integer not null, post_id integer not null, weight integer not null,
     primary key (term_id, post_id))`,
  'create table if not exists search_words (word text primary key, documents integer not null)',
  `create table if not exists search_spellings (
     deletion text not null, word text not null, primary key (deletion, word))`,
  'create index if not exists search_spellings_word on search_spellings (word)',
  `create table if not exists search_title_words (
     word ${wordType} not null, post_id integer not null, primary key (word, post_id))`,
  'create index if not exists search_title_words_post on search_title_words (post_id, word)',
  'create table if not exists search_pending (post_id integer primary key)',
];

/** What a change of which makes a post's document another one. */
const INDEXED_COLUMNS = [
  'title',
  'description',
  'is_active',
  'price',
  'post_type_id',
  'post_category_id',
  'nationality_id',
  'city_id',
  'area_id',
  'updated_at',
];

/**
 * Makes the tables of the search index, the same on both databases, and triggers that note in
 * `search_pending` each post that anybody writes, past Strapi, too.
 */
export async function ensureSearchTables(strapi: Core.Strapi): Promise<void> {
  const isSqlite = strapi.db.dialect.client === 'sqlite';
  const id = isSqlite ? 'integer primary key' : 'integer generated always as identity primary key';
  // Words are looked up by how they begin, so they are compared by their characters.
  const { tableName } = strapi.db.metadata.get(POST);
  const statements = [
    // Rows of three numbers: without rowids SQLite keeps them once, in the order of the key.
    ...TABLES(id, isSqlite ? 'text' : 'text collate "C"').map((sql) =>
      isSqlite &&
      /search_(postings|spellings|words|title_words) \(/.test(sql) &&
      sql.startsWith('create table')
        ? `${sql} without rowid`
        : sql,
    ),
    ...(isSqlite ? sqliteTriggers(tableName) : postgresTrigger(tableName)),
  ];
  await strapi.db.connection.transaction(async (transaction) => {
    for (const statement of statements) await transaction.raw(statement);
  });
}

/** Strapi drops them with the table when it changes a column; so they are made at each start. */
function sqliteTriggers(table: string): string[] {
  const mark = (row: string) =>
    `begin insert into search_pending (post_id) select ${row}.id
       where not exists (select 1 from search_pending where post_id = ${row}.id); end`;
  return [
    `create trigger if not exists search_pending_insert after insert on "${table}" ${mark('new')}`,
    `create trigger if not exists search_pending_update
       after update of ${INDEXED_COLUMNS.join(', ')} on "${table}" ${mark('new')}`,
    `create trigger if not exists search_pending_delete after delete on "${table}" ${mark('old')}`,
  ];
}

/** A note that is there already is locked: catching up must not take it off before the commit. */
function postgresTrigger(table: string): string[] {
  return [
    `create or replace function search_mark_pending() returns trigger language plpgsql as $$
     begin
       insert into search_pending (post_id) values (coalesce(new.id, old.id))
         on conflict (post_id) do update set post_id = excluded.post_id;
       return null;
     end $$`,
    `drop trigger if exists search_pending_write on "${table}"`,
    `create trigger search_pending_write
       after insert or delete or update of ${INDEXED_COLUMNS.join(', ')} on "${table}"
       for each row execute function search_mark_pending()`,
  ];
}
