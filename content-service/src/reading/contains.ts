import { textIndexOf } from '../search/text-index';
import { keep, type Source } from './memory';

/** Up to so many matches are sorted; of more, the first in a list's order are found sooner. */
const FEW = 1000;
const SHORTEST_INDEXED = 3;

/** A condition as SQL with its values. */
export type Clause = [sql: string, values: string[]];

/**
 * The condition that a text holds a term, also within a word.
 * @param column the folded text, with its table's name
 * @param aim what the condition is for: counting needs every match, a list the first few
 */
export async function containing(
  source: Source,
  tableName: string,
  column: string,
  term: string,
  aim: 'list' | 'count',
): Promise<Clause> {
  const escaped = term.replace(/[\\%_]/g, '\\$&');
  const reading: Clause = ["?? like ? escape '\\'", [column, `%${escaped}%`]];
  const isSqlite = source.strapi.db.dialect.client === 'sqlite';
  // PostgreSQL chooses by itself whether it takes the index.
  if (!isSqlite || [...term].length < SHORTEST_INDEXED) return reading;
  const index = textIndexOf(tableName);
  const phrase = `"${term.replaceAll('"', '""')}"`;
  if (aim === 'list' && (await countMatches(source, index, phrase)) > FEW) return reading;
  return [
    '?? in (select rowid from ?? where ?? match ?)',
    [`${tableName}.id`, index, index, phrase],
  ];
}

async function countMatches({ strapi, memory }: Source, index: string, phrase: string) {
  const about = `${index} ${phrase}`;
  const recalled = memory.counts.get(about);
  if (recalled !== undefined) return recalled;
  const rows: { total: number }[] = await strapi.db
    .connection(index)
    .whereRaw('?? match ?', [index, phrase])
    .count({ total: '*' });
  return keep(memory.counts, about, Number(rows[0]?.total ?? 0));
}
