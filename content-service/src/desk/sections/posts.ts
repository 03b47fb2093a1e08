import {
  countOf,
  postOf,
  type Section,
  type SectionRow,
  type StoredRow,
  withPost,
} from '../section';
import type { Query, Today } from '../today';

interface PostSection {
  id: string;
  /** The posts, as `p`. */
  find: (today: Today) => Query;
  /** Columns beside those of the post, by the names that `facts` knows. */
  columns?: Record<string, string>;
  /** Columns with `asc` or `desc`; the number of the post decides between equal ones. */
  order: readonly [column: string, direction: 'asc' | 'desc'][];
  facts?: (row: StoredRow) => SectionRow['facts'];
}

/** A section whose entries are public posts. */
export function postSection({ id, find, columns = {}, order, facts }: PostSection): Section {
  return {
    id,
    isShown: ({ languages }) => languages === null || languages.length > 0,
    count: (today) => countOf(find(today)),
    rows: async (today, { start, limit }) => {
      const query = withPost(find(today), columns).offset(start).limit(limit);
      for (const [column, direction] of order) query.orderBy(column, direction);
      const rows: StoredRow[] = await query.orderBy('p.id', 'asc');
      return rows.map((row) => ({
        key: String(row.post_document_id),
        title: typeof row.post_title === 'string' ? row.post_title : null,
        post: postOf(row),
        facts: facts?.(row) ?? {},
      }));
    },
  };
}
