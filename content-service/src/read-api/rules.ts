import type { UID } from '@strapi/strapi';

/**
 * Type of a value in a query; determines which operators a filter supports. An `integer` is 0 or more, a
 * `signed` one may be less.
 */
export type ValueType = 'text' | 'integer' | 'signed' | 'number' | 'boolean' | 'date';

/** Fields that can be filtered by, with nested relations: `{ slug: 'text', city: { slug: 'text' } }`. */
export interface FilterTable {
  [name: string]: ValueType | FilterTable;
}

/** The fields of a relation that are shown, and what can be populated in it. */
export interface PopulateRule {
  fields: readonly string[];
  populate?: PopulateTable;
  /** Part of its entry, without a documentId of its own. */
  isComponent?: true;
  /** Fields that are null if another field of the entry that it is populated in has a value. */
  withheld?: { since: string; fields: readonly string[] };
  /** Only entries with these values are shown. */
  requiredValues?: Readonly<Record<string, string | number | boolean>>;
  computed?: ComputedFields;
  /** For a list that is no relation of Strapi's: other entries with the same value in a field. */
  sharing?: SharedField;
}

/** Yes-or-no fields that no column holds: their SQL, with `:table:` for the name of the table. */
type ComputedFields = Readonly<Record<string, string>>;

/** A field of a type that entries which belong together have the same value in. */
export interface SharedField {
  target: UID.ContentType;
  field: string;
}

export type PopulateTable = Readonly<Record<string, PopulateRule>>;

/** The allowlist of a type: a query for anything else leads to a 400. */
export interface ReadRules {
  fields: readonly string[];
  filters: FilterTable;
  sorts: readonly string[];
  defaultSort: readonly SortOrder[];
  populate: PopulateTable;
  /** Only entries with these values are shown, whatever the query. */
  requiredValues?: Readonly<Record<string, string | number | boolean>>;
  /** The field with folded text that `_q` searches; without it `_q` is not allowed. */
  searchField?: string;
  computed?: ComputedFields;
  /** How translations are stored; without it `preferLanguage` is not allowed. */
  translations?: TranslationFields;
}

/** The fields that say which entries are translations of each other. */
export interface TranslationFields {
  /** Has the same value in all of them. */
  group: string;
  /** The id of the entry that it was translated from; null for the source. */
  source: string;
  /** The relation to the type that holds the code of an entry's language, and its field there. */
  language: { relation: string; field: string };
}

export interface SortOrder {
  field: string;
  direction: 'asc' | 'desc';
}

/** A condition on a field, reached through `relations`. */
export interface Condition {
  relations: string[];
  field: string;
  operator: Operator;
  value: Value | Value[];
}

export type Value = string | number | boolean | Date;

/** The conditions of `filters[…]`. */
export type FilterTree = Condition | { any: FilterTree[] } | { all: FilterTree[] };

export type ConditionTree =
  | Condition
  | { any: ConditionTree[] }
  | { all: ConditionTree[] }
  | OneTranslation;

/**
 * Met by one entry of each group of translations, and by all that are in no group: of the entries of
 * the group that meet the conditions the one in a preferred language, else the source, else the one
 * with the lowest id.
 */
export interface OneTranslation {
  /** All other conditions. */
  among: ConditionTree;
  fields: TranslationFields;
  /** Codes of languages. */
  preferred: string[];
}

/** The conditions that all have to be met, without the lists that they are nested in. */
export function partsOf(tree: ConditionTree): Exclude<ConditionTree, { all: ConditionTree[] }>[] {
  return 'all' in tree ? tree.all.flatMap(partsOf) : [tree];
}

export type Operator =
  | '$eq'
  | '$ne'
  | '$in'
  | '$notIn'
  | '$null'
  | '$notNull'
  | '$lt'
  | '$lte'
  | '$gt'
  | '$gte'
  | '$contains';

/** Selected and populated fields, the same at every level. */
export interface Selection {
  fields: string[];
  computed?: ComputedFields | undefined;
  populate: Record<
    string,
    Selection & Pick<PopulateRule, 'requiredValues' | 'sharing' | 'withheld'>
  >;
}

export interface Page {
  start: number;
  limit: number;
  /** Whether the query uses page numbers; the response's `meta` then does, too. */
  isPageBased: boolean;
  withCount: boolean;
}

/** A query that the allowlist allows. */
export interface ParsedQuery extends Selection {
  conditions: ConditionTree;
  orders: SortOrder[];
  page: Page;
}

/** The rule for a picture field of any type. */
export const PICTURE: PopulateRule = {
  fields: [
    'name',
    'alternativeText',
    'caption',
    'width',
    'height',
    'formats',
    'colour',
    'focalPoint',
    'hash',
    'ext',
    'mime',
    'size',
    'url',
    'previewUrl',
    'createdAt',
    'updatedAt',
  ],
};

/** The rule for the translated names of any type. */
export const NAMES: PopulateRule = {
  fields: ['language', 'name', 'other_names'],
  isComponent: true,
};

/** The rule for the introductions of the page of a city or community, by language. */
export const INTRODUCTIONS: PopulateRule = { fields: ['language', 'text'], isComponent: true };

/** The rule for the emergency numbers of a country. */
export const EMERGENCY_NUMBERS: PopulateRule = {
  fields: ['service', 'number'],
  isComponent: true,
};
