import { isRaw, readTexts } from './lists';
import { RefusedParameter, refuseUnknown } from './refused-parameter';
import type { Condition, ConditionTree, FilterTable, Operator, ValueType } from './rules';
import { OPERATORS, readValue } from './values';

const GREATEST_DEPTH = 4;
const MOST_CONDITIONS = 40;
const MOST_VALUES = 100;

/**
 * Reads `filters[…]` by the whitelist.
 * @throws RefusedParameter naming the first field, operator or value that is not allowed
 */
export function readFilters(raw: unknown, table: FilterTable): ConditionTree {
  const tree = group(raw, table, 'filters', 1);
  if (countConditions(tree) > MOST_CONDITIONS) {
    throw new RefusedParameter('filters', `at most ${MOST_CONDITIONS} conditions`);
  }
  return tree;
}

function group(raw: unknown, table: FilterTable, parameter: string, depth: number): ConditionTree {
  if (raw === undefined) return { all: [] };
  if (!isRaw(raw))
    throw new RefusedParameter(parameter, 'must name a field, such as filters[slug]');
  if (depth > GREATEST_DEPTH) {
    throw new RefusedParameter(parameter, `$and and $or nest at most ${GREATEST_DEPTH - 1} deep`);
  }
  const all = Object.entries(raw).flatMap(([name, value]): ConditionTree[] => {
    const inner = `${parameter}[${name}]`;
    if (name !== '$and' && name !== '$or') return onField(value, table, [], name, inner);
    const members = Array.isArray(value) ? value : isRaw(value) ? Object.values(value) : [value];
    const trees = members.map((member) => group(member, table, inner, depth + 1));
    return [name === '$or' ? { any: trees } : { all: trees }];
  });
  return { all };
}

function onField(
  raw: unknown,
  table: FilterTable,
  relations: string[],
  name: string,
  parameter: string,
): Condition[] {
  const rule = Object.hasOwn(table, name) ? table[name] : undefined;
  if (rule === undefined) return refuseUnknown(parameter, Object.keys(table));
  if (typeof rule === 'string') {
    return onOperators(raw, rule, parameter).map((test) => ({ relations, field: name, ...test }));
  }
  const through = [...relations, name];
  // `filters[city]=3` is short for `filters[city][id]=3`.
  if (!isRaw(raw)) return onField(raw, rule, through, 'id', parameter);
  return Object.entries(raw).flatMap(([inner, value]) =>
    onField(value, rule, through, inner, `${parameter}[${inner}]`),
  );
}

type Test = Pick<Condition, 'operator' | 'value'>;

function onOperators(raw: unknown, type: ValueType, parameter: string): Test[] {
  // `filters[slug]=x` is short for `filters[slug][$eq]=x`; a repeated parameter means any of them.
  if (Array.isArray(raw)) return [{ operator: '$in', value: values(raw, type, parameter) }];
  if (!isRaw(raw)) return [{ operator: '$eq', value: readValue(type, raw, parameter) }];
  return Object.entries(raw).map(([name, value]): Test => {
    const inner = `${parameter}[${name}]`;
    const operator = OPERATORS[type].find((known) => known === name);
    if (!operator) return refuseUnknown(inner, OPERATORS[type]);
    return onOperator(operator, value, type, inner);
  });
}

function onOperator(operator: Operator, raw: unknown, type: ValueType, parameter: string): Test {
  if (operator === '$in' || operator === '$notIn') {
    return { operator, value: values(readTexts(raw, parameter), type, parameter) };
  }
  if (operator === '$null' || operator === '$notNull') {
    const yes = readValue('yes-no', raw, parameter) === true;
    return { operator: (operator === '$null') === yes ? '$null' : '$notNull', value: true };
  }
  return { operator, value: readValue(type, raw, parameter) };
}

function values(raw: unknown[], type: ValueType, parameter: string) {
  if (raw.length > MOST_VALUES)
    throw new RefusedParameter(parameter, `at most ${MOST_VALUES} values`);
  return raw.map((value) => readValue(type, value, parameter));
}

function countConditions(tree: ConditionTree): number {
  if ('field' in tree) return 1;
  const members = 'any' in tree ? tree.any : tree.all;
  return members.reduce((sum, member) => sum + countConditions(member), 0);
}
