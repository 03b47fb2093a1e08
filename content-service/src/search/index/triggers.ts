import { isPostgres } from '../../database/is-postgres';
import { type Sql, selectRows } from '../../database/rows';

/** What a change of which makes a post's document another one. */
const INDEXED_COLUMNS = [
  'title',
  'description',
  'is_active',
  'price',
  'post_type_id',
  'translation_group',
  'post_category_id',
  'nationality_id',
  'city_id',
  'area_id',
  'updated_at',
];

const POSTGRES_TRIGGERS = ['search_pending_write'];
const SQLITE_TRIGGERS = ['search_pending_insert', 'search_pending_update', 'search_pending_delete'];

/** Statements that create the triggers that note in `search_pending` each post that is written. */
export function pendingTriggers(sql: Sql, table: string): string[] {
  return isPostgres(sql) ? postgresTrigger(table) : sqliteTriggers(table);
}

/** Whether a table has them: Strapi drops them with the table when it changes a column on SQLite. */
export async function hasPendingTriggers(sql: Sql, table: string): Promise<boolean> {
  const rows = isPostgres(sql)
    ? await selectRows<{ name: string }>(
        sql,
        'select tgname as name from pg_trigger where tgrelid = cast(? as regclass)',
        [`"${table}"`],
      )
    : await selectRows<{ name: string }>(
        sql,
        "select name from sqlite_master where type = 'trigger' and tbl_name = ?",
        [table],
      );
  const names = new Set(rows.map(({ name }) => name));
  return (isPostgres(sql) ? POSTGRES_TRIGGERS : SQLITE_TRIGGERS).every((name) => names.has(name));
}

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
