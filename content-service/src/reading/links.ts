import type { Core } from '@strapi/strapi';

/** How the entries of one type lead to those of another. */
export type Link = { target: string; isList: boolean } & (
  | { column: string }
  | {
      /** A table between the two: which of its columns hold whose id, and what else must stand in it. */
      table: string;
      owner: string;
      owned: string;
      fixed: Readonly<Record<string, unknown>>;
      order: string | undefined;
    }
);

/**
 * Reads from Strapi's metadata how a relation, a picture or a component is kept.
 * @throws Error for a field that leads nowhere
 */
export function linkOf(strapi: Core.Strapi, uid: string, field: string): Link {
  const attribute = strapi.db.metadata.get(uid).attributes[field];
  if (attribute?.type !== 'relation' || !('target' in attribute)) {
    throw new Error(`${uid} has no relation ${field}`);
  }
  const { target } = attribute;
  const isList = /ToMany$|^morphMany$/.test(attribute.relation);
  if ('joinColumn' in attribute && attribute.joinColumn) {
    return { target, isList, column: attribute.joinColumn.name };
  }
  if ('morphBy' in attribute) {
    const other = strapi.db.metadata.get(target).attributes[attribute.morphBy];
    if (
      !other ||
      !('joinTable' in other) ||
      !other.joinTable ||
      !('morphColumn' in other.joinTable)
    ) {
      throw new Error(`${uid}.${field} is kept in an unknown way`);
    }
    const { name, joinColumn, morphColumn, orderBy } = other.joinTable;
    return {
      target,
      isList,
      table: name,
      owner: morphColumn.idColumn.name,
      owned: joinColumn.name,
      fixed: { [morphColumn.typeColumn.name]: uid, field },
      order: Object.keys(orderBy ?? {})[0],
    };
  }
  if (!('joinTable' in attribute) || !attribute.joinTable) {
    throw new Error(`${uid}.${field} is kept in an unknown way`);
  }
  const { name, joinColumn, inverseJoinColumn, on, orderBy } = attribute.joinTable;
  return {
    target,
    isList,
    table: name,
    owner: joinColumn.name,
    owned: inverseJoinColumn.name,
    fixed: on ?? {},
    order: Object.keys(orderBy ?? {})[0],
  };
}
