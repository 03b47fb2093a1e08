import { searchTerms } from 'folding/fold';
import { readInteger } from '../storable';
import { parseFilters } from './filters';
import { parsePage } from './page';
import { PREFER_LANGUAGE, parsePreferredLanguages } from './prefer-language';
import { RejectedParameter, rejectUnknown } from './rejected-parameter';
import {
  type ConditionTree,
  type ParsedQuery,
  partsOf,
  type ReadRules,
  type TranslationFields,
} from './rules';
import { parseFields, parsePopulate } from './selection';
import { parseSort } from './sort';
import type { RawObject } from './string-list';

const MAX_SEARCH_LENGTH = 200;
const MAX_SEARCH_TERMS = 12;

/**
 * Parses the query of a list.
 * @throws RejectedParameter for the first parameter that the allowlist does not allow
 */
export function parseListQuery(query: RawObject, rules: ReadRules): ParsedQuery {
  rejectUnknownNames(query, [
    'fields',
    'populate',
    'filters',
    'sort',
    'pagination',
    ...(rules.searchField ? ['_q'] : []),
    ...(rules.translations ? [PREFER_LANGUAGE] : []),
  ]);
  const conditions = allOf(
    requiredConditions(rules),
    parseFilters(query.filters, rules.filters),
    searchConditions(query._q, rules.searchField),
  );
  return {
    fields: parseFields(query.fields, rules, 'fields'),
    computed: rules.computed,
    populate: parsePopulate(query.populate, rules.populate),
    conditions: oneOfEachTranslation(conditions, query[PREFER_LANGUAGE], rules.translations),
    orders: parseSort(query.sort, rules),
    page: parsePage(query.pagination),
  };
}

/**
 * Parses the query of a single entry.
 * @param idOrDocumentId digits are an id, anything else a documentId
 * @throws RejectedParameter as parseListQuery does
 */
export function parseEntryQuery(
  idOrDocumentId: string,
  query: RawObject,
  rules: ReadRules,
): ParsedQuery {
  rejectUnknownNames(query, ['fields', 'populate']);
  const id = readInteger(idOrDocumentId);
  const field = id === null ? 'documentId' : 'id';
  const value = id ?? idOrDocumentId;
  return {
    fields: parseFields(query.fields, rules, 'fields'),
    computed: rules.computed,
    populate: parsePopulate(query.populate, rules.populate),
    conditions: {
      all: [requiredConditions(rules), { relations: [], field, operator: '$eq', value }],
    },
    orders: [{ field: 'id', direction: 'asc' }],
    page: { start: 0, limit: 1, isPageBased: false, withCount: false },
  };
}

function rejectUnknownNames(query: RawObject, known: string[]) {
  for (const name of Object.keys(query)) if (!known.includes(name)) rejectUnknown(name, known);
}

/** Joins conditions and removes duplicates, which the database would evaluate twice per row. */
function allOf(...trees: ConditionTree[]): ConditionTree {
  const parts = trees.flatMap(partsOf);
  return { all: [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()] };
}

function requiredConditions(rules: ReadRules): ConditionTree {
  return {
    all: Object.entries(rules.requiredValues ?? {}).map(([field, value]) => ({
      relations: [],
      field,
      operator: '$eq',
      value,
    })),
  };
}

function oneOfEachTranslation(
  conditions: ConditionTree,
  raw: unknown,
  fields: TranslationFields | undefined,
): ConditionTree {
  if (raw === undefined || !fields) return conditions;
  const preferred = parsePreferredLanguages(raw);
  return { all: [...partsOf(conditions), { among: conditions, fields, preferred }] };
}

function searchConditions(raw: unknown, field: string | undefined): ConditionTree {
  if (raw === undefined || raw === '' || field === undefined) return { all: [] };
  if (typeof raw !== 'string' || raw.length > MAX_SEARCH_LENGTH) {
    throw new RejectedParameter('_q', `must be text of at most ${MAX_SEARCH_LENGTH} characters`);
  }
  const terms = searchTerms(raw);
  if (terms.length > MAX_SEARCH_TERMS)
    throw new RejectedParameter('_q', `at most ${MAX_SEARCH_TERMS} words`);
  // A search for punctuation only finds nothing rather than everything.
  if (terms.length === 0) return { any: [] };
  return { all: terms.map((value) => ({ relations: [], field, operator: '$contains', value })) };
}
