import type { Fault } from 'post-rules/row-fault';
import { fault } from './fault';
import type { TableField } from './fields';

/** What a schema says of a value. */
interface Attribute {
  type: string;
  maxLength?: number;
  regex?: string | RegExp;
  min?: number;
  max?: number;
  enum?: readonly string[];
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Compares a value with what the schema of its field allows, which the database would refuse later
 * without naming the row.
 */
export function checkForm(
  field: TableField,
  value: string | number,
  attribute: Attribute,
): Fault[] {
  const { type, maxLength, regex, min, max } = attribute;
  if (typeof value === 'number') {
    const isWithin = value >= (min ?? -Infinity) && value <= (max ?? Infinity);
    return isWithin ? [] : [fault('not-of-its-form', field, { value })];
  }
  // Strapi stores strings in columns of 255 characters unless its schema says otherwise.
  const limit = maxLength ?? (type === 'string' ? 255 : undefined);
  if (limit !== undefined && value.length > limit) {
    return [fault('too-long', field, { length: value.length, limit })];
  }
  const isOfItsForm =
    (regex === undefined || new RegExp(regex).test(value)) &&
    (attribute.enum === undefined || attribute.enum.includes(value)) &&
    (type !== 'email' || EMAIL.test(value));
  if (isOfItsForm) return [];
  const allowed = attribute.enum?.join(', ') ?? '';
  return [fault('not-of-its-form', field, { value, allowed })];
}
