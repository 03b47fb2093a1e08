import { RejectedParameter, rejectUnknown } from './rejected-parameter';
import type { PopulateRule, PopulateTable, Selection } from './rules';
import { isIndexedObject, isRawObject, parseStringList, type RawObject } from './string-list';

type PopulateSelections = Selection['populate'];
type PopulateSelection = PopulateSelections[string];

/** Fields that are always returned. */
const identityFieldsOf = (rule: Pick<PopulateRule, 'isComponent'>) =>
  rule.isComponent ? ['id'] : ['id', 'documentId'];

/**
 * Parses `fields`; absent or `*` means all fields of the allowlist.
 * @throws RejectedParameter for a field that is not in the allowlist
 */
export function parseFields(
  raw: unknown,
  rule: Pick<PopulateRule, 'fields' | 'isComponent'>,
  parameter: string,
): string[] {
  const requested = parseStringList(raw, parameter);
  const selected = requested.length === 0 || requested.includes('*') ? rule.fields : requested;
  const known = [...identityFieldsOf(rule), ...rule.fields];
  for (const field of selected) {
    if (!known.includes(field)) rejectUnknown(`${parameter}=${field}`, known);
  }
  return [...new Set([...identityFieldsOf(rule), ...selected])];
}

/**
 * Parses `populate` as text (`a,b.c`), list or object (`populate[a][fields][0]=x`). `*` means
 * everything on its level. The allowlist limits the depth.
 * @throws RejectedParameter for a field that cannot be populated
 */
export function parsePopulate(
  raw: unknown,
  table: PopulateTable,
  parameter = 'populate',
): PopulateSelections {
  if (raw === undefined) return {};
  if (!isRawObject(raw) || isIndexedObject(raw))
    return parsePaths(parseStringList(raw, parameter), table, parameter);
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => {
      const inner = `${parameter}[${name}]`;
      const rule = ruleOf(name, table, inner);
      const selection = parseSelection(value, rule, inner);
      return selection ? [[name, selection]] : [];
    }),
  );
}

function parsePaths(paths: string[], table: PopulateTable, parameter: string): PopulateSelections {
  const selections: PopulateSelections = {};
  for (const path of paths) {
    if (path === '*') {
      for (const [name, rule] of Object.entries(table)) selections[name] ??= fullSelection(rule);
      continue;
    }
    const [name = '', ...rest] = path.split('.');
    const rule = ruleOf(name, table, `${parameter}=${path}`);
    const nested =
      rest.length > 0 ? parsePaths([rest.join('.')], rule.populate ?? {}, parameter) : {};
    selections[name] ??= fullSelection(rule);
    Object.assign(selections[name].populate, nested);
  }
  return selections;
}

function parseSelection(
  value: unknown,
  rule: PopulateRule,
  parameter: string,
): PopulateSelection | undefined {
  if (value === 'false') return undefined;
  if (value === '*' || value === 'true' || value === '') return fullSelection(rule);
  if (!isRawObject(value))
    throw new RejectedParameter(parameter, 'must be true, false, * or a selection');
  const { fields, populate, ...rest }: RawObject = value;
  for (const name of Object.keys(rest))
    rejectUnknown(`${parameter}[${name}]`, ['fields', 'populate']);
  return {
    fields: parseFields(fields, rule, `${parameter}[fields]`),
    populate: parsePopulate(populate, rule.populate ?? {}, `${parameter}[populate]`),
    ...fixedPart(rule),
  };
}

function fullSelection(rule: PopulateRule): PopulateSelection {
  return {
    fields: [...identityFieldsOf(rule), ...rule.fields],
    populate: {},
    ...fixedPart(rule),
  };
}

const fixedPart = ({ requiredValues, computed, sharing, withheld }: PopulateRule) => ({
  ...(requiredValues && { requiredValues }),
  ...(computed && { computed }),
  ...(sharing && { sharing }),
  ...(withheld && { withheld }),
});

function ruleOf(name: string, table: PopulateTable, parameter: string): PopulateRule {
  const rule = Object.hasOwn(table, name) ? table[name] : undefined;
  return rule ?? rejectUnknown(parameter, Object.keys(table));
}
