import { errors } from '@strapi/utils';

/** What every object has without being given it: a name that a parser drops, or a program trips over. */
const RESERVED = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** A place among parsed names: `filters[city][0]` or `filters.city`. */
const NAME_SEPARATORS = /[[\].]+/;

/**
 * Decodes a part of a query or of a form, for `qs`, which would leave out `filters[constructor]`
 * without a word.
 * @param kind whether it is a parameter's name
 * @throws errors.ValidationError, answered with 400, for a name that every object has
 */
export function decodeParameter(
  text: string,
  decode: (text: string) => string,
  _charset: string,
  kind: 'key' | 'value',
): string {
  const decoded = decode(text);
  if (kind === 'key' && decoded.split(NAME_SEPARATORS).some((name) => RESERVED.has(name))) {
    reject(decoded);
  }
  return decoded;
}

/**
 * Looks through a parsed body, however deep, without a call for each level.
 * @throws errors.ValidationError, answered with 400, for a name that every object has
 */
export function rejectReservedNames(body: unknown): void {
  const pending = [body];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (RESERVED.has(name)) reject(name);
      pending.push(inner);
    }
  }
}

function reject(parameter: string): never {
  throw new errors.ValidationError(`${parameter}: this name cannot be used`, { parameter });
}
