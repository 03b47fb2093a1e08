import type { Query, Today } from './today';

/** What a section shows of an entry: its post, if it is about one, and facts of its own. */
export interface SectionRow {
  /** Names the entry within its section, and in the calls that its buttons make. */
  key: string;
  title: string | null;
  post: { documentId: string; kind: string | null; language: string | null } | null;
  /** Times are ISO dates. */
  facts: Record<string, string | number | boolean | null>;
}

/** A kind of work that waits for editors. */
export interface Section {
  id: string;
  /** Whether the user may do it, and whether the filter says something about it. */
  isShown: (today: Today) => boolean;
  count: (today: Today) => Promise<number>;
  /** In the order in which it should be done. */
  rows: (today: Today, range: Range) => Promise<SectionRow[]>;
}

/** The part of the entries that a page shows. */
export interface Range {
  start: number;
  limit: number;
}

/** A row as the database returns it: with the columns of its post, and those of the section. */
export type StoredRow = Record<string, unknown>;

/** The columns of a post, as `p`, that sections show. */
const POST_COLUMNS = {
  post_document_id: 'p.document_id',
  post_title: 'p.title',
  post_kind: 'k.name',
  post_language: 'n.language_query',
};

/** Adds kind and language of the post `p`, and the columns of the section. */
export function withPost(query: Query, columns: Record<string, string>): Query {
  return query
    .leftJoin({ k: 'post_types' }, 'k.id', 'p.post_type_id')
    .leftJoin({ n: 'nationalities' }, 'n.id', 'p.nationality_id')
    .select({ ...POST_COLUMNS, ...columns });
}

/** The post of a row; null if it has none. */
export function postOf(row: StoredRow): SectionRow['post'] {
  const { post_document_id: documentId } = row;
  if (typeof documentId !== 'string') return null;
  return { documentId, kind: textOf(row.post_kind), language: textOf(row.post_language) };
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** SQLite returns times as milliseconds, PostgreSQL as dates. */
export function timeOf(value: unknown): string | null {
  if (typeof value !== 'number' && typeof value !== 'string' && !(value instanceof Date)) {
    return null;
  }
  return new Date(value).toISOString();
}

export async function countOf(query: Query): Promise<number> {
  const [row]: { total?: number | string }[] = await query.count({ total: '*' });
  return Number(row?.total ?? 0);
}
