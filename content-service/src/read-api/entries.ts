import { addToCache, type Entry, type ReadContext } from './cache';
import { columnOf, converterOf, toBoolean } from './columns';
import { type Relation, relationOf } from './relations';
import type { Selection } from './rules';
import { idsSharing, type SharingRelation, sharingRelation } from './sharing';
import type { SqlQuery } from './where';
import { withheldOf, withhold } from './withheld';

type Row = Record<string, unknown>;
/** An entry and its row, which contains the ids of its to-one relations. */
type LoadedEntry = { row: Row; entry: Entry };
type PopulateSelection = Selection['populate'][string];

const OWNER_ALIAS = 'owner_of_the_link';

/**
 * Fetches entries with their populated relations: one statement for the entries and one for each
 * relation, regardless of the number of entries, and none for cached entries. Relations of join tables
 * are fetched beside the entries, others after them.
 * @param ids of the entries, without duplicates
 * @returns the entries by id, in the order of the ids; null for one that does not exist
 */
export async function fetchEntries(
  context: ReadContext,
  uid: string,
  selection: PopulateSelection,
  ids: number[],
): Promise<Map<number, Entry | null>> {
  const { entries } = context.cache;
  const keyPrefix = `${uid} ${JSON.stringify(selection)} `;
  const cached = new Map(ids.map((id) => [id, entries.get(keyPrefix + id)]));
  const missingIds = ids.filter((id) => cached.get(id) === undefined);
  const fetched = await fetchByIds(context, uid, selection, missingIds);
  return new Map(
    ids.map((id) => [
      id,
      cached.get(id) ?? addToCache(entries, keyPrefix + id, fetched.get(id) ?? null),
    ]),
  );
}

async function fetchByIds(
  context: ReadContext,
  uid: string,
  selection: PopulateSelection,
  ids: number[],
) {
  const { strapi, sql } = context;
  if (ids.length === 0) return new Map<number, Entry>();
  const { tableName } = strapi.db.metadata.get(uid);
  const query = sql(tableName).whereIn(`${tableName}.id`, ids);
  const loaded = await loadEntries(context, uid, selection, query, ids);
  return new Map(loaded.map(({ entry }) => [entry.id, entry]));
}

/** @param ids of the entries that the query fetches, or of more; undefined if they are not known before */
async function loadEntries(
  context: ReadContext,
  uid: string,
  { fields, computed = {}, populate, requiredValues }: PopulateSelection,
  query: SqlQuery,
  ids?: number[],
): Promise<LoadedEntry[]> {
  const { strapi } = context;
  const { tableName } = strapi.db.metadata.get(uid);
  const scalars = fields.map((field) => ({
    field,
    column: columnOf(strapi, uid, field),
    convert: field in computed ? toBoolean : converterOf(strapi, uid, field),
  }));
  const relations = Object.entries(populate).map(([field, selection]) => ({
    field,
    selection,
    relation: selection.sharing
      ? sharingRelation(strapi, uid, selection.sharing)
      : relationOf(strapi, uid, field),
  }));
  const columns = scalars.flatMap(({ field, column }) => (field in computed ? [] : [column]));
  for (const { relation } of relations) if ('column' in relation) columns.push(relation.column);
  const withheld = withheldOf(strapi, uid, populate);
  for (const { column } of withheld) columns.push(column);
  for (const field of fields) {
    const expression = computed[field];
    if (expression)
      query.select(context.sql.raw(`${expression} as :field:`, { table: tableName, field }));
  }
  for (const [field, value] of Object.entries(requiredValues ?? {})) {
    query.where(`${tableName}.${columnOf(strapi, uid, field)}`, value);
  }
  const joined = relations.flatMap(({ relation, ...each }) =>
    'table' in relation ? [{ ...each, relation }] : [],
  );
  const fetchJoined = (owners: number[]) =>
    Promise.all(
      joined.map(({ selection, relation }) => fetchRelated(context, owners, selection, relation)),
    );
  const [rows, fetched] = await Promise.all([
    query.select<Row[]>([...new Set(columns)].map((name) => `${tableName}.${name}`)),
    ids && fetchJoined(ids),
  ]);
  const loaded = rows.map((row): LoadedEntry => {
    const entry: Entry = { id: Number(row.id) };
    for (const { field, column, convert } of scalars) entry[field] = convert(row[column]);
    for (const { field, relation } of relations) entry[field] = relation.isToMany ? [] : null;
    return { row, entry };
  });
  const [related] = await Promise.all([
    fetched ?? fetchJoined(loaded.map(({ entry }) => entry.id)),
    ...relations.map(({ field, selection, relation }) =>
      'table' in relation ? undefined : populateField(context, loaded, field, selection, relation),
    ),
  ]);
  for (const [index, { field, relation }] of joined.entries()) {
    for (const { entry } of loaded) {
      const entries = related[index]?.get(entry.id) ?? [];
      entry[field] = relation.isToMany ? entries : (entries[0] ?? null);
    }
  }
  for (const each of loaded) withhold(each, withheld);
  return loaded;
}

async function populateField(
  context: ReadContext,
  loaded: LoadedEntry[],
  field: string,
  selection: PopulateSelection,
  relation: Extract<Relation, { column: string }> | SharingRelation,
): Promise<void> {
  if ('sharedColumn' in relation) {
    await populateSharing(context, loaded, field, selection, relation);
    return;
  }
  const idOf = ({ row }: LoadedEntry) => Number(row[relation.column] ?? 0);
  const ids = [...new Set(loaded.map(idOf))].filter((id) => id > 0);
  const entries = await fetchEntries(context, relation.target, selection, ids);
  for (const each of loaded) each.entry[field] = entries.get(idOf(each)) ?? null;
}

/** Populates each entry with the others that have the same value in a column, in the order of ids. */
async function populateSharing(
  context: ReadContext,
  loaded: LoadedEntry[],
  field: string,
  selection: PopulateSelection,
  relation: SharingRelation,
): Promise<void> {
  const sharedValueOf = ({ row }: LoadedEntry) => row[relation.column];
  const values = [...new Set(loaded.map(sharedValueOf))].filter(
    (value) => typeof value === 'string',
  );
  const idsByValue = await idsSharing(context, relation, values);
  const entries = await fetchEntries(
    context,
    relation.target,
    selection,
    [...idsByValue.values()].flat(),
  );
  for (const each of loaded) {
    const ids = idsByValue.get(String(sharedValueOf(each))) ?? [];
    const others = relation.isOwnType ? ids.filter((id) => id !== each.entry.id) : ids;
    each.entry[field] = others.flatMap((id) => entries.get(id) ?? []);
  }
}

/** Fetches entries related through a join table, by the id of their owner, in the table's order. */
async function fetchRelated(
  context: ReadContext,
  owners: number[],
  selection: PopulateSelection,
  {
    target,
    table,
    ownerColumn,
    targetColumn,
    fixedValues,
    orderColumn,
  }: Extract<Relation, { table: string }>,
): Promise<Map<number, Entry[]>> {
  const related = new Map<number, Entry[]>(owners.map((id) => [id, []]));
  if (related.size === 0) return related;
  const { strapi, sql } = context;
  const { tableName } = strapi.db.metadata.get(target);
  const fixedConditions = Object.entries(fixedValues).map(([column, value]) => [
    `${table}.${column}`,
    value,
  ]);
  const query = sql(table)
    .join(tableName, `${table}.${targetColumn}`, `${tableName}.id`)
    .whereIn(`${table}.${ownerColumn}`, [...related.keys()])
    .where(Object.fromEntries(fixedConditions))
    .select(`${table}.${ownerColumn} as ${OWNER_ALIAS}`);
  if (orderColumn) query.orderBy(`${table}.${orderColumn}`);
  for (const { row, entry } of await loadEntries(context, target, selection, query)) {
    related.get(Number(row[OWNER_ALIAS]))?.push(entry);
  }
  return related;
}
