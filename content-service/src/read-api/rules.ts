/** What a value in a query may be; it decides which operators a filter offers. */
export type ValueType = 'text' | 'integer' | 'number' | 'boolean' | 'date';

/** Fields that may be filtered by, relations nested: `{ slug: 'text', city: { slug: 'text' } }`. */
export interface FilterTable {
  [name: string]: ValueType | FilterTable;
}

/** What may be populated below a field, and which of its fields are shown. */
export interface PopulateRule {
  fields: readonly string[];
  populate?: PopulateTable;
  /** A part of its entry, without a documentId of its own. */
  isComponent?: true;
  /** Only entries that fulfil this are shown. */
  requiredValues?: Readonly<Record<string, string | number | boolean>>;
}

export type PopulateTable = Readonly<Record<string, PopulateRule>>;

/** The whole whitelist of one type: what is not in it is answered with 400. */
export interface ReadRules {
  fields: readonly string[];
  filters: FilterTable;
  sorts: readonly string[];
  defaultSort: readonly SortOrder[];
  populate: PopulateTable;
  /** Holds for every answer, whatever the request asks for. */
  requiredValues?: Readonly<Record<string, string | number | boolean>>;
  /** The field with folded text that `_q` searches; without it there is no `_q`. */
  searchField?: string;
}

export interface SortOrder {
  field: string;
  direction: 'asc' | 'desc';
}

/** A test on one field, reached over `relations`. */
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

/** What a populated field brings: the same form at every depth. */
export interface Selection {
  fields: string[];
  populate: Record<string, Selection & { requiredValues?: PopulateRule['requiredValues'] }>;
}

export interface Page {
  start: number;
  limit: number;
  /** Whether the request counts in pages: the answer's `meta` then does, too. */
  isPageBased: boolean;
  withCount: boolean;
}

/** A request that passed the whitelist. */
export interface ParsedQuery extends Selection {
  conditions: ConditionTree;
  orders: SortOrder[];
  page: Page;
}

/** What is shown of a picture, wherever one stands. */
export const PICTURE: PopulateRule = {
  fields: [
    'name',
    'alternativeText',
    'caption',
    'width',
    'height',
    'formats',
    'colour',
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
