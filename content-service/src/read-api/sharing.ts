import type { Core } from '@strapi/strapi';
import { selectIn } from '../database/rows';
import type { ReadContext } from './cache';
import { columnOf } from './columns';
import type { SharedField } from './rules';

/** Entries of a type that belong together because they have the same value in a column. */
export interface SharingRelation {
  target: string;
  isToMany: true;
  column: string;
  sharedColumn: string;
  /** Whether the owner is one of them. */
  isOwnType: boolean;
}

/** How the entries that share the value of a field with those of a type are stored. */
export function sharingRelation(
  strapi: Core.Strapi,
  uid: string,
  { target, field }: SharedField,
): SharingRelation {
  return {
    target,
    isToMany: true,
    column: columnOf(strapi, uid, field),
    sharedColumn: columnOf(strapi, target, field),
    isOwnType: uid === target,
  };
}

/** The ids of the entries with each of some values, in ascending order. */
export async function idsSharing(
  { strapi, sql }: ReadContext,
  { target, sharedColumn }: SharingRelation,
  values: string[],
): Promise<Map<string, number[]>> {
  const { tableName } = strapi.db.metadata.get(target);
  const rows = await selectIn<{ id: number; value: string }>(
    sql,
    (list) =>
      `select id, ${sharedColumn} as value from ${tableName}
       where ${sharedColumn} in ${list} order by id`,
    values,
  );
  const groups = Map.groupBy(rows, ({ value }) => value);
  return new Map([...groups].map(([value, found]) => [value, found.map(({ id }) => id)]));
}
