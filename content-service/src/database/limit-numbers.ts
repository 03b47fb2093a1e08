import type { Core } from '@strapi/strapi';
import { MAX_INTEGER } from '../storable';
import { type Conditions, isRecord, withStorableNumbers } from './storable-numbers';

/** An attribute as the database layer knows it. */
interface Attribute {
  type: string;
  target?: string;
}

/**
 * Keeps numbers that no column can hold from the database. In filters and addresses, they are found
 * nowhere; in forms, the validation of their field rejects them. PostgreSQL would fail, and SQLite store
 * what cannot be moved to PostgreSQL later. Call it in `register`.
 */
export function limitNumbers(strapi: Core.Strapi): void {
  for (const type of [strapi.contentTypes, strapi.components].flatMap(Object.values)) {
    limitIntegers(type.attributes);
  }
  strapi.db.lifecycles.subscribe(({ action, model, params }) => {
    if (!action.startsWith('before') || !params?.where) return;
    params.where = storableWhere(strapi, model.uid, params.where);
  });
}

/** Hints below fields leave these limits out; see the words for Strapi's hints in src/admin/frame/words. */
function limitIntegers(attributes: Record<string, { type: string; min?: number; max?: number }>) {
  for (const attribute of Object.values(attributes)) {
    if (attribute.type !== 'integer') continue;
    attribute.min ??= -MAX_INTEGER - 1;
    attribute.max ??= MAX_INTEGER;
  }
}

function storableWhere(strapi: Core.Strapi, uid: string, where: unknown): unknown {
  if (Array.isArray(where)) return where.map((each) => storableWhere(strapi, uid, each));
  if (!isRecord(where)) return where;
  const attributes: Record<string, Attribute> = strapi.db.metadata.get(uid).attributes;
  const storable = ([name, value]: [string, unknown]): [string, unknown] => {
    if (name.startsWith('$')) return [name, storableWhere(strapi, uid, value)];
    const { type = '', target } = attributes[name] ?? {};
    const isNested = target !== undefined && isRecord(value) && !isComparison(value);
    return [
      name,
      isNested ? storableWhere(strapi, target, value) : withStorableNumbers(type, value),
    ];
  };
  return Object.fromEntries(Object.entries(where).map(storable));
}

/** Of the ids of a relation; the other conditions are those of the entries that it leads to. */
const isComparison = (value: Conditions): boolean =>
  Object.keys(value).some((key) => key.startsWith('$') && key !== '$and' && key !== '$or');
