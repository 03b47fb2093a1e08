import { RejectedParameter } from './rejected-parameter';

export type RawObject = Record<string, unknown>;

export const isRawObject = (value: unknown): value is RawObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * One list out of every spelling in use: repeated, indexed (`a[0]=x`), comma-separated (`a=x,y`)
 * and the literal bracket form (`a=[x,y]`).
 * @throws RefusedParameter when something else than text stands in it
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

/** The query parser turns a list of more than a hundred entries into an object with numbers. */
export const isIndexedObject = (raw: unknown): raw is RawObject =>
  isRawObject(raw) &&
  Object.keys(raw).length > 0 &&
  Object.keys(raw).every((key) => /^\d+$/.test(key));
