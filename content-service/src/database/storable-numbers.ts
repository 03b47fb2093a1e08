import { MAX_INTEGER } from '../storable';

/** The numbers that a column holds. */
interface Range {
  min: number;
  max: number;
  isWhole: boolean;
}

/** Values by operator or field, as Strapi's queries have them. */
export type Conditions = Readonly<Record<string, unknown>>;

const INTEGERS: Range = { min: -MAX_INTEGER - 1, max: MAX_INTEGER, isWhole: true };
const FLOATS: Range = { min: -Number.MAX_VALUE, max: Number.MAX_VALUE, isWhole: false };

/** By type of attribute. A relation is compared by its id. */
const RANGES: Readonly<Record<string, Range>> = {
  increments: INTEGERS,
  integer: INTEGERS,
  relation: INTEGERS,
  float: FLOATS,
};

const NOTHING: Conditions = { $in: [] };
const ANYTHING: Conditions = { $notNull: true };

/**
 * The same comparison with numbers that the column can hold: PostgreSQL fails on all others, and Strapi
 * on what is no number.
 * @param type of the attribute; a comparison of one without numbers stays as it is
 * @param compared a value, values, or comparisons by operator
 */
export function withStorableNumbers(type: string, compared: unknown): unknown {
  const range = RANGES[type];
  return range ? compare(range, compared) : compared;
}

function compare(range: Range, compared: unknown): unknown {
  if (Array.isArray(compared)) return compared.map((each) => compare(range, each));
  if (isNumeric(compared)) return isStorable(range, compared) ? compared : NOTHING;
  if (!isRecord(compared)) return compared;
  const all: Record<string, unknown> = {};
  for (const [operator, value] of Object.entries(compared)) {
    const one = compareBy(operator, range, value);
    if (one === NOTHING) return NOTHING;
    Object.assign(all, one);
  }
  return all;
}

function compareBy(operator: string, range: Range, value: unknown): Conditions {
  const same = { [operator]: value };
  if (operator === '$not') return { $not: compare(range, value) };
  if (operator === '$in' || operator === '$notIn') {
    const isFound = (each: unknown) => !isNumeric(each) || isStorable(range, each);
    return isNumeric(value) || Array.isArray(value)
      ? { [operator]: [value].flat().filter(isFound) }
      : same;
  }
  if (!isNumeric(value) || isStorable(range, value)) return same;
  switch (operator) {
    case '$eq':
      return NOTHING;
    case '$ne':
      return ANYTHING;
    case '$gt':
    case '$lte':
      return bound(operator, range, Math.floor(Number(value)));
    case '$gte':
    case '$lt':
      return bound(operator, range, Math.ceil(Number(value)));
    default:
      return same;
  }
}

function bound(operator: string, { min, max }: Range, value: number): Conditions {
  const isLower = operator.startsWith('$gt');
  if (value > max) return isLower ? NOTHING : ANYTHING;
  if (value < min) return isLower ? ANYTHING : NOTHING;
  return Number.isNaN(value) ? NOTHING : { [operator]: value };
}

/** Whether it is compared with numbers; queries have them as text, too. */
const isNumeric = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string';

function isStorable({ min, max, isWhole }: Range, value: number | string): boolean {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return number >= min && number <= max && (!isWhole || Number.isInteger(number));
}

/** Whether it is an object of conditions, not a date or a query. */
export const isRecord = (value: unknown): value is Conditions =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
