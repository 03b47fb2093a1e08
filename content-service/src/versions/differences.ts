import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { copiedAttributesOf, copyOf } from './copy';
import { isTranslationField } from './translation-fields';
import { type Entry, VERSION } from './version';

/** A field that differs between two versions, with values that can be shown. */
export interface Difference {
  field: string;
  before: unknown;
  after: unknown;
}

/**
 * The fields in which two versions, or a post and a version, differ, in the order of the form. Values
 * are those of the database; for relations and pictures the names, for components without ids.
 */
export function differencesBetween(strapi: Core.Strapi, before: Entry, after: Entry): Difference[] {
  const [copyBefore, copyAfter] = [copyOf(strapi, before, VERSION), copyOf(strapi, after, VERSION)];
  return Object.entries(copiedAttributesOf(strapi, VERSION)).flatMap(([field, { type }]) => {
    if (isTranslationField(field) || isSameValue(copyBefore[field], copyAfter[field])) return [];
    const shown = (entry: Entry, copy: Record<string, unknown>) =>
      type === 'relation' || type === 'media' ? namesOf(entry[field]) : copy[field];
    return [{ field, before: shown(before, copyBefore), after: shown(after, copyAfter) }];
  });
}

/** Depending on the form, an empty text is stored as '' or null, and "no" as false or null. */
function isSameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(withoutEmptyValues(one), withoutEmptyValues(other));
}

function withoutEmptyValues(value: unknown): unknown {
  if (value === '' || value === false) return null;
  if (Array.isArray(value)) return value.map(withoutEmptyValues);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutEmptyValues(field)]));
}

function namesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(namesOf);
  if (typeof value !== 'object' || value === null) return null;
  const { name, title, documentId }: { name?: unknown; title?: unknown; documentId?: unknown } =
    value;
  return name ?? title ?? documentId ?? null;
}
