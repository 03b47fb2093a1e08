import { type Sql, selectIn } from '../../database/rows';
import { possibleParts } from '../text/compounds';

/** A word that fewer documents hold may be a misspelling. */
export const MIN_DOCUMENTS_OF_PART = 3;

/**
 * Looks up which parts of words are words of their own.
 * @param words folded; those too short for compounds cost nothing
 */
export async function knownParts(sql: Sql, words: Iterable<string>): Promise<Set<string>> {
  const parts = new Set([...words].flatMap(possibleParts));
  const rows = await selectIn<{ word: string }>(
    sql,
    (list) =>
      `select word from search_words
       where documents >= ${MIN_DOCUMENTS_OF_PART} and word in ${list}`,
    [...parts],
  );
  return new Set(rows.map(({ word }) => word));
}
