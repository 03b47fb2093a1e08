import { RejectedParameter, rejectUnknown } from './rejected-parameter';
import type { Condition, FilterTable, FilterTree, Operator, ValueType } from './rules';
import { isRawObject, parseStringList } from './string-list';
import { OPERATORS, parseValue } from './values';

const MAX_DEPTH = 4;
const MAX_CONDITIONS = 40;
const MAX_VALUES = 100;

/**
 * Parses `filters[…]` by the allowlist.
 * @throws RejectedParameter for the first field, operator or value that is not allowed
 */
export function parseFilters(raw: unknown, table: FilterTable): FilterTree {
  const tree = parseGroup(raw, table, 'filters', 1);
  if (countConditions(tree) > MAX_CONDITIONS) {
    throw new RejectedParameter('filters', `at most ${MAX_CONDITIONS} conditions`);
  }
  return tree;
}

function parseGroup(
  raw: unknown,
  table: FilterTable,
  parameter: string,
  depth: number,
): FilterTree {
  if (raw === undefined) return { all: [] };
  if (!isRawObject(raw))
    throw new RejectedParameter(parameter, 'must name a field, such as filters[slug]');
  if (depth > MAX_DEPTH) {
    throw new RejectedParameter(parameter, `$and and $or nest at most ${MAX_DEPTH - 1} deep`);
  }
  const all = Object.entries(raw).flatMap(([name, value]): FilterTree[] => {
    const inner = `${parameter}[${name}]`;
    if (name !== '$and' && name !== '$or') return parseField(value, table, [], name, inner);
    const members = Array.isArray(value)
      ? value
      : isRawObject(value)
        ? Object.values(value)
        : [value];
    const trees = members.map((member) => parseGroup(member, table, inner, depth + 1));
    return [name === '$or' ? { any: trees } : { all: trees }];
  });
  return { all };
}

function parseField(
  raw: unknown,
  table: FilterTable,
  relations: string[],
  name: string,
  parameter: string,
): Condition[] {
  const rule = Object.hasOwn(table, name) ? table[name] : undefined;
  if (rule === undefined) return rejectUnknown(parameter, Object.keys(table));
  if (typeof rule === 'string') {
    return parseComparisons(raw, rule, parameter).map((comparison) => ({
      relations,
      field: name,
      ...comparison,
    }));
  }
  const path = [...relations, name];
  // `filters[city]=3` is short for `filters[city][id]=3`.
  if (!isRawObject(raw)) return parseField(raw, rule, path, 'id', parameter);
  return Object.entries(raw).flatMap(([inner, value]) =>
    parseField(value, rule, path, inner, `${parameter}[${inner}]`),
  );
}

type Comparison = Pick<Condition, 'operator' | 'value'>;

function parseComparisons(raw: unknown, type: ValueType, parameter: string): Comparison[] {
  // `filters[slug]=x` is short for `filters[slug][$eq]=x`; a repeated parameter means `$in`.
  if (Array.isArray(raw)) return [{ operator: '$in', value: parseValues(raw, type, parameter) }];
  if (!isRawObject(raw)) return [{ operator: '$eq', value: parseValue(type, raw, parameter) }];
  return Object.entries(raw).map(([name, value]): Comparison => {
    const inner = `${parameter}[${name}]`;
    const operator = OPERATORS[type].find((known) => known === name);
    if (!operator) return rejectUnknown(inner, OPERATORS[type]);
    return parseComparison(operator, value, type, inner);
  });
}

function parseComparison(
  operator: Operator,
  raw: unknown,
  type: ValueType,
  parameter: string,
): Comparison {
  if (operator === '$in' || operator === '$notIn') {
    return { operator, value: parseValues(parseStringList(raw, parameter), type, parameter) };
  }
  if (operator === '$null' || operator === '$notNull') {
    const isTrue = parseValue('boolean', raw, parameter) === true;
    return { operator: (operator === '$null') === isTrue ? '$null' : '$notNull', value: true };
  }
  return { operator, value: parseValue(type, raw, parameter) };
}

function parseValues(raw: unknown[], type: ValueType, parameter: string) {
  if (raw.length > MAX_VALUES)
    throw new RejectedParameter(parameter, `at most ${MAX_VALUES} values`);
  return raw.map((value) => parseValue(type, value, parameter));
}

function countConditions(tree: FilterTree): number {
  if ('field' in tree) return 1;
  const members = 'any' in tree ? tree.any : tree.all;
  return members.reduce((sum, member) => sum + countConditions(member), 0);
}
