import { errors } from '@strapi/utils';
import { isStorableText } from './storable';

/** Properties that every object inherits: parsers drop them and programs may trip over them. */
const RESERVED = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** Fields that are hashed, never stored: a password may have any characters. */
const PASSWORD = /password/i;

/** Separators in parameter names such as `filters[city][0]` or `filters.city`. */
const NAME_SEPARATORS = /[[\].]+/;

/**
 * Decoder for `qs`, which would silently drop parameters such as `filters[constructor]`.
 * @param kind whether the text is a parameter's name or its value
 * @throws errors.ValidationError (a 400) for a reserved name
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
 * Checks a parsed body of any depth, without recursion.
 * @throws errors.ValidationError (a 400) for a reserved name, and for text that not every database takes
 */
export function rejectUnusable(body: unknown): void {
  const pending = [body];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (RESERVED.has(name)) reject(name);
      if (typeof inner === 'string' && !isStorableText(inner) && !PASSWORD.test(name)) {
        const message = `${name}: text cannot hold the character NUL`;
        throw new errors.ValidationError(message, { parameter: name });
      }
      pending.push(inner);
    }
  }
}

function reject(parameter: string): never {
  throw new errors.ValidationError(`${parameter}: this name cannot be used`, { parameter });
}
