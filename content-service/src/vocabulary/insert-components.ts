import type { Core, UID } from '@strapi/strapi';
import { insertRows, type Sql, selectIn } from '../database/rows';
import { relationOf } from '../read-api/relations';

/** Values of a component, and the entry that it belongs to. */
export interface ComponentOfEntry {
  entryId: number;
  values: Record<string, string>;
}

/**
 * Inserts the components of a repeatable field for many entries that have none, in a few statements:
 * Strapi would need several for each component.
 * @param sql the open transaction
 * @throws Error if Strapi does not store the field in a join table
 */
export async function insertComponents(
  strapi: Core.Strapi,
  sql: Sql,
  uid: UID.ContentType,
  field: string,
  components: ComponentOfEntry[],
): Promise<void> {
  const { target, table, ownerColumn, targetColumn } = joinTableOf(strapi, uid, field);
  const columns = Object.keys(components[0]?.values ?? {});
  const rows = await insertRows<{ id: number } & Record<string, string>>(
    sql,
    strapi.db.metadata.get(target).tableName,
    Object.fromEntries(columns.map((column) => [column, 'text'])),
    components.map(({ values }) => columns.map((column) => values[column] ?? '')),
    `returning id, ${columns.join(', ')}`,
  );
  // A database may return rows in any order; those with the same values are interchangeable.
  const keyOf = (values: Record<string, unknown>) =>
    JSON.stringify(columns.map((column) => values[column]));
  const idsByValues = Map.groupBy(rows, keyOf);
  const positions = new Map<number, number>();
  const links = components.map(({ entryId, values }) => {
    const position = (positions.get(entryId) ?? 0) + 1;
    positions.set(entryId, position);
    return [entryId, idsByValues.get(keyOf(values))?.pop()?.id ?? 0, target, field, position];
  });
  await insertRows(
    sql,
    table,
    {
      [ownerColumn]: 'integer',
      [targetColumn]: 'integer',
      component_type: 'text',
      field: 'text',
      '"order"': 'integer',
    },
    links,
  );
}

/**
 * Replaces the components of a repeatable field for many entries.
 * @param sql the open transaction
 * @throws Error if Strapi does not store the field in a join table
 */
export async function replaceComponents(
  strapi: Core.Strapi,
  sql: Sql,
  uid: UID.ContentType,
  field: string,
  components: ComponentOfEntry[],
): Promise<void> {
  const { target, table, ownerColumn, targetColumn } = joinTableOf(strapi, uid, field);
  const entryIds = [...new Set(components.map(({ entryId }) => entryId))];
  const ofEntries = (list: string) => `${ownerColumn} in ${list} and field = '${field}'`;
  const { tableName } = strapi.db.metadata.get(target);
  await selectIn(
    sql,
    (list) =>
      `delete from ${tableName} where id in
         (select ${targetColumn} from ${table} where ${ofEntries(list)})`,
    entryIds,
  );
  await selectIn(sql, (list) => `delete from ${table} where ${ofEntries(list)}`, entryIds);
  await insertComponents(strapi, sql, uid, field, components);
}

function joinTableOf(strapi: Core.Strapi, uid: UID.ContentType, field: string) {
  const relation = relationOf(strapi, uid, field);
  if (!('table' in relation)) throw new Error(`${uid}.${field} has no join table`);
  return relation;
}
