import type { Contents } from './contents.ts';

/** Tables whose rows only people remove; others have jobs that delete what is due. */
const KEPT_ROWS = [
  'admin_users',
  'areas',
  'cities',
  'countries',
  'creators',
  'nationalities',
  'post_categories',
  'post_types',
  'up_users',
];

/** What an upgrade does to tables, one line each, and which of it loses something. */
type Differences = { changes: string[]; losses: string[] };

/** Compares what a database held before and after an upgrade. */
export function differencesOf(before: Contents, after: Contents): Differences {
  const changes: string[] = [];
  const losses: string[] = [];
  for (const [table, { values }] of after) {
    const former = before.get(table);
    if (!former) changes.push(`new table ${table}`);
    const columns = former ? [...values.keys()].filter((name) => !former.values.has(name)) : [];
    changes.push(...columns.map((name) => `new column ${table}.${name}`));
  }
  for (const [table, { rows, values }] of before) {
    const now = after.get(table);
    if (!now) {
      (rows > 0 ? losses : changes).push(`the table ${table} goes, with ${rows} rows`);
      continue;
    }
    for (const [name, count] of values) {
      if (now.values.has(name)) continue;
      (count > 0 ? losses : changes).push(`the column ${table}.${name} goes, with ${count} values`);
    }
    if (KEPT_ROWS.includes(table) && now.rows < rows) {
      losses.push(`${table} has ${now.rows} rows instead of ${rows}`);
    }
  }
  return { changes, losses };
}
