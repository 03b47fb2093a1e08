/** Type of a value in a query; determines which operators a filter supports. */
export type ValueType = 'text' | 'integer' | 'number' | 'boolean' | 'date';

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
  /** Only entries with these values are shown. */
  requiredValues?: Readonly<Record<string, string | number | boolean>>;
}

export type PopulateTable = Readonly<Record<string, PopulateRule>>;

/** The whitelist of a type: a query for anything else leads to a 400. */
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

export type ConditionTree = Condition | { any: ConditionTree[] } | { all: ConditionTree[] };

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
  populate: Record<string, Selection & { requiredValues?: PopulateRule['requiredValues'] }>;
}

export interface Page {
  start: number;
  limit: number;
  /** Whether the query uses page numbers; the response's `meta` then does, too. */
  isPageBased: boolean;
  withCount: boolean;
}

/** A query that the whitelist allows. */
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
