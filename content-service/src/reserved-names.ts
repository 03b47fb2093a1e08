import { errors } from '@strapi/utils';

/** What every object has without being given it: a name that a parser drops, or a program trips over. */
const RESERVED = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** A place among parsed names: `filters[city][0]` or `filters.city`. */
const BETWEEN_NAMES = /[[\].]+/;

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
  if (kind === 'key' && decoded.split(BETWEEN_NAMES).some((name) => RESERVED.has(name))) {
    refuse(decoded);
  }
  return decoded;
}

/**
 * Looks through a parsed body, however deep, without a call for each level.
 * @throws errors.ValidationError, answered with 400, for a name that every object has
 */
export function refuseReservedNames(body: unknown): void {
  const waiting = [body];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (RESERVED.has(name)) refuse(name);
      waiting.push(inner);
    }
  }
}

function refuse(parameter: string): never {
  throw new errors.ValidationError(`${parameter}: this name cannot be used`, { parameter });
}
