import { isStorableText, readInteger } from '../storable';
import { RejectedParameter } from './rejected-parameter';
import type { Operator, Value, ValueType } from './rules';

const EXACT: Operator[] = ['$eq', '$ne', '$in', '$notIn', '$null', '$notNull'];
const ORDERED: Operator[] = [...EXACT, '$lt', '$lte', '$gt', '$gte'];

/** The operators that a filter supports, by type of value. */
export const OPERATORS: Record<ValueType, readonly Operator[]> = {
  text: EXACT,
  integer: ORDERED,
  signed: ORDERED,
  number: ORDERED,
  date: ORDERED,
  boolean: ['$eq', '$ne', '$null', '$notNull'],
};

const BOOLEANS = new Map([
  ['true', true],
  ['t', true],
  ['1', true],
  ['false', false],
  ['f', false],
  ['0', false],
]);
const ISO_DATE = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const parsers: Record<ValueType, (text: string) => Value | undefined> = {
  text: (text) => (text.length <= 255 && isStorableText(text) ? text : undefined),
  integer: (text) => readInteger(text) ?? undefined,
  signed: readSigned,
  number: (text) => (/^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined),
  boolean: (text) => BOOLEANS.get(text),
  date: (text) => {
    const date = new Date(text);
    return ISO_DATE.test(text) && !Number.isNaN(date.getTime()) ? date : undefined;
  },
};

const DESCRIPTIONS: Record<ValueType, string> = {
  text: 'text of at most 255 characters',
  integer: 'a whole number',
  signed: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  date: 'a date such as 2026-01-31 or 2026-01-31T18:00:00Z',
};

function readSigned(text: string): number | undefined {
  const amount = readInteger(text.replace(/^-/, ''));
  if (amount === null) return undefined;
  return text.startsWith('-') ? -amount : amount;
}

/**
 * Parses a value of a query as the type of its field.
 * @throws RejectedParameter if it is not of that type
 */
export function parseValue(type: ValueType, raw: unknown, parameter: string): Value {
  const value = typeof raw === 'string' ? parsers[type](raw) : undefined;
  if (value === undefined) throw new RejectedParameter(parameter, `must be ${DESCRIPTIONS[type]}`);
  return value;
}
