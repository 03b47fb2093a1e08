import { RejectedParameter } from './rejected-parameter';

export type RawObject = Record<string, unknown>;

export const isRawObject = (value: unknown): value is RawObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses a list in any form that clients use: repeated, indexed (`a[0]=x`), comma-separated (`a=x,y`)
 * and in literal brackets (`a=[x,y]`).
 * @throws RejectedParameter if it contains anything other than text
 */
export function parseStringList(raw: unknown, parameter: string): string[] {
  if (raw === undefined) return [];
  const entries = Array.isArray(raw) ? raw : isIndexedObject(raw) ? Object.values(raw) : [raw];
  return entries.flatMap((entry) => {
    if (typeof entry !== 'string')
      throw new RejectedParameter(parameter, 'must be a list of names');
    return entry
      .replace(/^\s*\[(.*)\]\s*$/, '$1')
      .split(',')
      .map((text) => text.trim())
      .filter((text) => text !== '');
  });
}

/** The query parser turns lists of more than a hundred entries into objects with numeric keys. */
export const isIndexedObject = (raw: unknown): raw is RawObject =>
  isRawObject(raw) &&
  Object.keys(raw).length > 0 &&
  Object.keys(raw).every((key) => /^\d+$/.test(key));
