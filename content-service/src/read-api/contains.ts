import { textIndexOf } from '../search/text-index';
import { addToCache, type ReadContext } from './cache';

/** With more matches, scanning in list order finds a page sooner than sorting all matches. */
const MAX_INDEX_MATCHES = 1000;
const MIN_INDEXED_LENGTH = 3;

/** An SQL condition with its bindings. */
export type Clause = [sql: string, values: string[]];

/**
 * Builds the condition that a text contains a term, also within a word.
 * @param column with folded text, qualified by `table`, the query's name for the table
 * @param purpose counting needs all matches, a list only the first few
 */
export async function containsClause(
  context: ReadContext,
  { tableName, table, column }: { tableName: string; table: string; column: string },
  term: string,
  purpose: 'list' | 'count',
): Promise<Clause> {
  const escaped = term.replace(/[\\%_]/g, '\\$&');
  const likeClause: Clause = ["?? like ? escape '\\'", [column, `%${escaped}%`]];
  const isSqlite = context.strapi.db.dialect.client === 'sqlite';
  // PostgreSQL decides by itself whether to use its index.
  if (!isSqlite || [...term].length < MIN_INDEXED_LENGTH) return likeClause;
  const index = textIndexOf(tableName);
  const phrase = `"${term.replaceAll('"', '""')}"`;
  if (purpose === 'list' && (await countMatches(context, index, phrase)) > MAX_INDEX_MATCHES)
    return likeClause;
  return ['?? in (select rowid from ?? where ?? match ?)', [`${table}.id`, index, index, phrase]];
}

async function countMatches({ sql, cache }: ReadContext, index: string, phrase: string) {
  const key = `${index} ${phrase}`;
  const cached = cache.counts.get(key);
  if (cached !== undefined) return cached;
  const rows: { total: number }[] = await sql(index)
    .whereRaw('?? match ?', [index, phrase])
    .count({ total: '*' });
  return addToCache(cache.counts, key, Number(rows[0]?.total ?? 0));
}
