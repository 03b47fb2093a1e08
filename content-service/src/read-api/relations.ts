import type { Core } from '@strapi/strapi';

/** How a relation to another type is stored. */
export type Relation = { target: string; isToMany: boolean } & (
  | { column: string }
  | {
      /** A join table: its id columns, and fixed values that its rows must have. */
      table: string;
      ownerColumn: string;
      targetColumn: string;
      fixedValues: Readonly<Record<string, unknown>>;
      orderColumn: string | undefined;
    }
);

/**
 * Looks up in Strapi's metadata how a relation, a picture or a component is stored.
 * @throws Error if the field is not a relation
 */
export function relationOf(strapi: Core.Strapi, uid: string, field: string): Relation {
  const attribute = strapi.db.metadata.get(uid).attributes[field];
  if (attribute?.type !== 'relation' || !('target' in attribute)) {
    throw new Error(`${uid} has no relation ${field}`);
  }
  const { target } = attribute;
  const isToMany = /ToMany$|^morphMany$/.test(attribute.relation);
  if ('joinColumn' in attribute && attribute.joinColumn) {
    return { target, isToMany, column: attribute.joinColumn.name };
  }
  if ('morphBy' in attribute) {
    const ownerAttribute = strapi.db.metadata.get(target).attributes[attribute.morphBy];
    if (
      !ownerAttribute ||
      !('joinTable' in ownerAttribute) ||
      !ownerAttribute.joinTable ||
      !('morphColumn' in ownerAttribute.joinTable)
    ) {
      throw new Error(`${uid}.${field} is stored in an unknown way`);
    }
    const { name, joinColumn, morphColumn, orderBy } = ownerAttribute.joinTable;
    return {
      target,
      isToMany,
      table: name,
      ownerColumn: morphColumn.idColumn.name,
      targetColumn: joinColumn.name,
      fixedValues: { [morphColumn.typeColumn.name]: uid, field },
      orderColumn: Object.keys(orderBy ?? {})[0],
    };
  }
  if (!('joinTable' in attribute) || !attribute.joinTable) {
    throw new Error(`${uid}.${field} is stored in an unknown way`);
  }
  const { name, joinColumn, inverseJoinColumn, on, orderBy } = attribute.joinTable;
  return {
    target,
    isToMany,
    table: name,
    ownerColumn: joinColumn.name,
    targetColumn: inverseJoinColumn.name,
    fixedValues: on ?? {},
    orderColumn: Object.keys(orderBy ?? {})[0],
  };
}
