import type pg from 'pg';
import { withPostgres } from '../database/postgres.ts';
import { openSqlite, sqliteTables } from '../database/sqlite.ts';
import { isMoved } from '../move/table.ts';
import type { Settings } from '../settings.ts';

/** What a database holds: by table, its rows and how many of them have a value in each column. */
export type Contents = ReadonlyMap<string, { rows: number; values: ReadonlyMap<string, number> }>;

type Query = (sql: string) => Promise<Record<string, unknown>[]>;

/** The version that last ran on a database; undefined for those from before it was recorded. */
const VERSION = `select value from strapi_core_store_settings where key = 'core_service_version'`;

/** Reads the contents of a database that no program changes meanwhile. */
export const readContents = (settings: Settings): Promise<Contents> =>
  withQuery(settings, async (query, columns) => {
    const contents = new Map<string, { rows: number; values: Map<string, number> }>();
    for (const [table, names] of columns) {
      const counts = names.map((name, index) => `count("${name}") as c${index}`).join(', ');
      const [row] = await query(`select count(*) as c, ${counts} from "${table}"`);
      const values = new Map(names.map((name, index) => [name, Number(row?.[`c${index}`])]));
      contents.set(table, { rows: Number(row?.c), values });
    }
    return contents;
  });

/** @returns undefined if no version has been recorded */
export const readVersion = (settings: Settings): Promise<string | undefined> =>
  withQuery(settings, async (query, columns) => {
    if (!columns.has('strapi_core_store_settings')) return undefined;
    const [row] = await query(VERSION);
    return row ? String(JSON.parse(String(row.value))) : undefined;
  });

/** How many posts the API must answer with. */
export const countVisiblePosts = (settings: Settings): Promise<number> =>
  withQuery(settings, async (query) => {
    const [row] = await query('select count(*) as posts from posts where is_active');
    return Number(row?.posts);
  });

async function withQuery<Result>(
  { databaseUrl, databaseFile }: Settings,
  use: (query: Query, columns: ReadonlyMap<string, string[]>) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl) {
    return withPostgres(databaseUrl, async (client) => {
      const query: Query = async (sql) => (await client.query(sql)).rows;
      return use(query, await postgresColumns(client));
    });
  }
  const database = openSqlite(databaseFile);
  try {
    const query: Query = async (sql) => database.prepare(sql).all();
    const columns = new Map<string, string[]>();
    for (const table of sqliteTables(database).filter(isMoved)) {
      const rows = database.prepare(`select name from pragma_table_info('${table}')`).all();
      columns.set(
        table,
        rows.map(({ name }) => String(name)),
      );
    }
    return await use(query, columns);
  } finally {
    database.close();
  }
}

async function postgresColumns(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name as "table", array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
     group by table_name order by table_name`,
  );
  return new Map(
    rows.filter(({ table }) => isMoved(table)).map(({ table, columns }) => [table, columns]),
  );
}
