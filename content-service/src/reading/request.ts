import { searchTerms } from '../search/fold';
import { readFilters } from './filters';
import type { Raw } from './lists';
import { readPage } from './page';
import { RefusedParameter, refuseUnknown } from './refused-parameter';
import type { ConditionTree, Reading, ReadingRules } from './rules';
import { readFields, readPopulate } from './selection';
import { readSort } from './sort';

const LONGEST_SEARCH = 200;
const MOST_TERMS = 12;

/**
 * Reads the query of a list.
 * @throws RefusedParameter naming the first parameter that the whitelist does not allow
 */
export function readListRequest(query: Raw, rules: ReadingRules): Reading {
  refuseOthers(query, [
    'fields',
    'populate',
    'filters',
    'sort',
    'pagination',
    ...(rules.searchField ? ['_q'] : []),
  ]);
  return {
    fields: readFields(query.fields, rules, 'fields'),
    populate: readPopulate(query.populate, rules.populate),
    conditions: allOf(
      always(rules),
      readFilters(query.filters, rules.filters),
      search(query._q, rules.searchField),
    ),
    orders: readSort(query.sort, rules),
    page: readPage(query.pagination),
  };
}

/**
 * Reads the query of a single entry.
 * @param identity digits mean the id, anything else the documentId
 * @throws RefusedParameter like readListRequest
 */
export function readEntryRequest(identity: string, query: Raw, rules: ReadingRules): Reading {
  refuseOthers(query, ['fields', 'populate']);
  const field = /^\d{1,9}$/.test(identity) ? 'id' : 'documentId';
  const value = field === 'id' ? Number(identity) : identity.replaceAll('\0', '');
  return {
    fields: readFields(query.fields, rules, 'fields'),
    populate: readPopulate(query.populate, rules.populate),
    conditions: { all: [always(rules), { relations: [], field, operator: '$eq', value }] },
    orders: [{ field: 'id', direction: 'asc' }],
    page: { start: 0, limit: 1, paged: false, withCount: false },
  };
}

function refuseOthers(query: Raw, known: string[]) {
  for (const name of Object.keys(query)) if (!known.includes(name)) refuseUnknown(name, known);
}

/** A condition that is asked for twice would be tested twice, row by row. */
function allOf(...trees: ConditionTree[]): ConditionTree {
  const parts = trees.flatMap(partsOf);
  return { all: [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()] };
}

function partsOf(tree: ConditionTree): ConditionTree[] {
  return 'all' in tree ? tree.all.flatMap(partsOf) : [tree];
}

function always(rules: ReadingRules): ConditionTree {
  return {
    all: Object.entries(rules.always ?? {}).map(([field, value]) => ({
      relations: [],
      field,
      operator: '$eq',
      value,
    })),
  };
}

function search(raw: unknown, field: string | undefined): ConditionTree {
  if (raw === undefined || raw === '' || field === undefined) return { all: [] };
  if (typeof raw !== 'string' || raw.length > LONGEST_SEARCH) {
    throw new RefusedParameter('_q', `must be text of at most ${LONGEST_SEARCH} characters`);
  }
  const terms = searchTerms(raw);
  if (terms.length > MOST_TERMS) throw new RefusedParameter('_q', `at most ${MOST_TERMS} words`);
  // Nothing but punctuation finds nothing, rather than everything.
  if (terms.length === 0) return { any: [] };
  return { all: terms.map((value) => ({ relations: [], field, operator: '$contains', value })) };
}
