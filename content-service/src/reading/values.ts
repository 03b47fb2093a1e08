import { RefusedParameter } from './refused-parameter';
import type { Operator, Value, ValueType } from './rules';

const EXACT: Operator[] = ['$eq', '$ne', '$in', '$notIn', '$null', '$notNull'];
const ORDERED: Operator[] = [...EXACT, '$lt', '$lte', '$gt', '$gte'];

/** Which operators a filter offers on a value of this type. */
export const OPERATORS: Record<ValueType, readonly Operator[]> = {
  text: EXACT,
  whole: ORDERED,
  number: ORDERED,
  date: ORDERED,
  'yes-no': ['$eq', '$ne', '$null', '$notNull'],
};

const YES_NO = new Map([
  ['true', true],
  ['t', true],
  ['1', true],
  ['false', false],
  ['f', false],
  ['0', false],
]);
const ISO_DATE = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const LARGEST_ID = 2_147_483_647;

const readers: Record<ValueType, (text: string) => Value | undefined> = {
  // PostgreSQL takes no NUL in text.
  text: (text) => (text.length <= 255 && !text.includes('\0') ? text : undefined),
  whole: (text) =>
    /^\d{1,10}$/.test(text) && Number(text) <= LARGEST_ID ? Number(text) : undefined,
  number: (text) => (/^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined),
  'yes-no': (text) => YES_NO.get(text),
  date: (text) => {
    const date = new Date(text);
    return ISO_DATE.test(text) && !Number.isNaN(date.getTime()) ? date : undefined;
  },
};

const NAMES: Record<ValueType, string> = {
  text: 'text of at most 255 characters',
  whole: 'a whole number',
  number: 'a number',
  'yes-no': 'true or false',
  date: 'a date such as 2026-01-31 or 2026-01-31T18:00:00Z',
};

/**
 * Reads a value of a query as what its field holds.
 * @throws RefusedParameter when it is something else
 */
export function readValue(type: ValueType, raw: unknown, parameter: string): Value {
  const value = typeof raw === 'string' ? readers[type](raw) : undefined;
  if (value === undefined) throw new RefusedParameter(parameter, `must be ${NAMES[type]}`);
  return value;
}
