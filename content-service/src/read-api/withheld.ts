import type { Core } from '@strapi/strapi';
import { columnOf } from './columns';
import type { Selection } from './rules';

/** A populated relation of which some fields are null where a column of the entry has a value. */
interface Withheld {
  relation: string;
  fields: readonly string[];
  column: string;
}

/** The populated relations of a type of which rules withhold fields. */
export function withheldOf(
  strapi: Core.Strapi,
  uid: string,
  populate: Selection['populate'],
): Withheld[] {
  const { attributes } = strapi.db.metadata.get(uid);
  return Object.entries(populate).flatMap(([relation, { withheld, fields }]) =>
    // A version has no such field: nobody but its editor reads it.
    withheld && attributes[withheld.since]
      ? {
          relation,
          fields: withheld.fields.filter((field) => fields.includes(field)),
          column: columnOf(strapi, uid, withheld.since),
        }
      : [],
  );
}

/** Replaces the withheld fields of an entry's relations by null. */
export function withhold(
  { row, entry }: { row: Record<string, unknown>; entry: Record<string, unknown> },
  withheld: readonly Withheld[],
): void {
  for (const { relation, fields, column } of withheld) {
    const populated = entry[relation];
    if (row[column] === null || typeof populated !== 'object' || populated === null) continue;
    entry[relation] = { ...populated, ...Object.fromEntries(fields.map((field) => [field, null])) };
  }
}
