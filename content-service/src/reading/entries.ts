import { columnOf, formOf } from './columns';
import { type Link, linkOf } from './links';
import { keep, type Source } from './memory';
import type { Selection } from './rules';
import type { Entry, Query } from './types';

type Row = Record<string, unknown>;
/** An entry as it is shown, and the row it was made of, which holds the ids of its relations. */
type Found = { row: Row; entry: Entry };
type Below = Selection['populate'][string];

const OWNER = 'owner_of_the_link';

/**
 * Fetches entries and what is populated below them: one statement for the entries and one for each
 * relation, however many entries there are, and none for what is remembered.
 * @param ids of the entries, each once
 * @returns them by id, in the order of the ids; null for one that is not there
 */
export async function fetchEntries(
  source: Source,
  uid: string,
  below: Below,
  ids: number[],
): Promise<Map<number, Entry | null>> {
  const { entries } = source.memory;
  const about = `${uid} ${JSON.stringify(below)} `;
  const known = new Map(ids.map((id) => [id, entries.get(about + id)]));
  const unknown = ids.filter((id) => known.get(id) === undefined);
  const fetched = await fetchByIds(source, uid, below, unknown);
  return new Map(
    ids.map((id) => [id, known.get(id) ?? keep(entries, about + id, fetched.get(id) ?? null)]),
  );
}

async function fetchByIds(source: Source, uid: string, below: Below, ids: number[]) {
  const { strapi } = source;
  if (ids.length === 0) return new Map<number, Entry>();
  const { tableName } = strapi.db.metadata.get(uid);
  const query = strapi.db.connection(tableName).whereIn(`${tableName}.id`, ids);
  const found = await fetchFound(source, uid, below, query);
  return new Map(found.map(({ entry }) => [entry.id, entry]));
}

async function fetchFound(
  source: Source,
  uid: string,
  { fields, populate, only }: Below,
  query: Query,
): Promise<Found[]> {
  const { strapi } = source;
  const { tableName } = strapi.db.metadata.get(uid);
  const shown = fields.map((field) => ({
    field,
    column: columnOf(strapi, uid, field),
    form: formOf(strapi, uid, field),
  }));
  const links = Object.entries(populate).map(([field, below]) => ({
    field,
    below,
    link: linkOf(strapi, uid, field),
  }));
  const columns = shown.map(({ column }) => column);
  for (const { link } of links) if ('column' in link) columns.push(link.column);
  for (const [field, value] of Object.entries(only ?? {})) {
    query.where(`${tableName}.${columnOf(strapi, uid, field)}`, value);
  }
  const rows: Row[] = await query.select(
    [...new Set(columns)].map((name) => `${tableName}.${name}`),
  );
  const found = rows.map((row): Found => {
    const entry: Entry = { id: Number(row.id) };
    for (const { field, column, form } of shown) entry[field] = form(row[column]);
    for (const { field, link } of links) entry[field] = link.isList ? [] : null;
    return { row, entry };
  });
  await Promise.all(
    links.map(({ field, below, link }) => populateField(source, found, field, below, link)),
  );
  return found;
}

async function populateField(
  source: Source,
  found: Found[],
  field: string,
  below: Below,
  link: Link,
): Promise<void> {
  if ('column' in link) {
    const idOf = ({ row }: Found) => Number(row[link.column] ?? 0);
    const ids = [...new Set(found.map(idOf))].filter((id) => id > 0);
    const entries = await fetchEntries(source, link.target, below, ids);
    for (const each of found) each.entry[field] = entries.get(idOf(each)) ?? null;
    return;
  }
  const linked = await fetchLinked(source, found, below, link);
  for (const { entry } of found) {
    const entries = linked.get(entry.id) ?? [];
    entry[field] = link.isList ? entries : (entries[0] ?? null);
  }
}

/** What stands behind a table of links, by the id of its owner, in the order of the links. */
async function fetchLinked(
  source: Source,
  owners: Found[],
  below: Below,
  { target, table, owner, owned, fixed, order }: Extract<Link, { table: string }>,
): Promise<Map<number, Entry[]>> {
  const linked = new Map<number, Entry[]>(owners.map(({ entry }) => [entry.id, []]));
  if (linked.size === 0) return linked;
  const { strapi } = source;
  const { tableName } = strapi.db.metadata.get(target);
  const mustStand = Object.entries(fixed).map(([column, value]) => [`${table}.${column}`, value]);
  const query = strapi.db
    .connection(table)
    .join(tableName, `${table}.${owned}`, `${tableName}.id`)
    .whereIn(`${table}.${owner}`, [...linked.keys()])
    .where(Object.fromEntries(mustStand))
    .select(`${table}.${owner} as ${OWNER}`);
  if (order) query.orderBy(`${table}.${order}`);
  for (const { row, entry } of await fetchFound(source, target, below, query)) {
    linked.get(Number(row[OWNER]))?.push(entry);
  }
  return linked;
}
