import { isIndexed, isRaw, type Raw, readTexts } from './lists';
import { RefusedParameter, refuseUnknown } from './refused-parameter';
import type { PopulateRule, PopulateTable, Selection } from './rules';

type Below = Selection['populate'];

/** Shown whether asked for or not. */
const identityOf = (rule: Pick<PopulateRule, 'isComponent'>) =>
  rule.isComponent ? ['id'] : ['id', 'documentId'];

/**
 * Reads `fields`; absent or `*` means all that the whitelist has.
 * @throws RefusedParameter for a field that is not shown
 */
export function readFields(
  raw: unknown,
  rule: Pick<PopulateRule, 'fields' | 'isComponent'>,
  parameter: string,
): string[] {
  const asked = readTexts(raw, parameter);
  const wanted = asked.length === 0 || asked.includes('*') ? rule.fields : asked;
  const known = [...identityOf(rule), ...rule.fields];
  for (const field of wanted) {
    if (!known.includes(field)) refuseUnknown(`${parameter}=${field}`, known);
  }
  return [...new Set([...identityOf(rule), ...wanted])];
}

/**
 * Reads `populate` as text (`a,b.c`), as list or as tree (`populate[a][fields][0]=x`). `*` means
 * everything on its level. The whitelist itself bounds the depth.
 * @throws RefusedParameter for what is not populated
 */
export function readPopulate(raw: unknown, table: PopulateTable, parameter = 'populate'): Below {
  if (raw === undefined) return {};
  if (!isRaw(raw) || isIndexed(raw)) return readPaths(readTexts(raw, parameter), table, parameter);
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, wish]) => {
      const inner = `${parameter}[${name}]`;
      const rule = ruleOf(name, table, inner);
      const selection = readWish(wish, rule, inner);
      return selection ? [[name, selection]] : [];
    }),
  );
}

function readPaths(paths: string[], table: PopulateTable, parameter: string): Below {
  const below: Below = {};
  for (const path of paths) {
    if (path === '*') {
      for (const [name, rule] of Object.entries(table)) below[name] ??= everything(rule);
      continue;
    }
    const [name = '', ...rest] = path.split('.');
    const rule = ruleOf(name, table, `${parameter}=${path}`);
    const deeper =
      rest.length > 0 ? readPaths([rest.join('.')], rule.populate ?? {}, parameter) : {};
    below[name] ??= everything(rule);
    Object.assign(below[name].populate, deeper);
  }
  return below;
}

function readWish(wish: unknown, rule: PopulateRule, parameter: string) {
  if (wish === 'false') return undefined;
  if (wish === '*' || wish === 'true' || wish === '') return everything(rule);
  if (!isRaw(wish)) throw new RefusedParameter(parameter, 'must be true, false, * or a selection');
  const { fields, populate, ...rest }: Raw = wish;
  for (const name of Object.keys(rest))
    refuseUnknown(`${parameter}[${name}]`, ['fields', 'populate']);
  return {
    fields: readFields(fields, rule, `${parameter}[fields]`),
    populate: readPopulate(populate, rule.populate ?? {}, `${parameter}[populate]`),
    only: rule.only,
  };
}

function everything(rule: PopulateRule) {
  return { fields: [...identityOf(rule), ...rule.fields], populate: {}, only: rule.only };
}

function ruleOf(name: string, table: PopulateTable, parameter: string): PopulateRule {
  const rule = Object.hasOwn(table, name) ? table[name] : undefined;
  return rule ?? refuseUnknown(parameter, Object.keys(table));
}
