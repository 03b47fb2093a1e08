import { type Columns, insertRows, type Sql, selectIn } from '../../database/rows';
import { prefixKey } from '../query/rank';
import { type DocumentRow, parseStems } from './document-rows';
import { languageNumber } from './language-number';
import { changesOf, type Update } from './updates';

export const POSTING_COLUMNS: Columns = {
  term_id: 'integer',
  post_id: 'integer',
  weight: 'integer',
  type_id: 'integer',
  group_id: 'integer',
  language: 'integer',
};

/** The columns of a posting that are the same for all words of its post. */
export const postColumns = ({ type_id, group_id, language }: DocumentRow) =>
  [type_id, group_id, languageNumber(language)] as const;

/** Replaces the postings of documents, and counts the documents with each term anew. */
export async function updatePostings(sql: Sql, updates: Update[]): Promise<void> {
  await replacePostings(sql, updates, await countTerms(sql, updates));
}

/** The terms that a document is counted under: its stems, and how they begin. */
function termsOf(stems: Iterable<string>): Set<string> {
  const terms = new Set<string>();
  for (const stem of stems) {
    terms.add(stem);
    const prefix = prefixKey(stem);
    if (prefix !== undefined) terms.add(prefix);
  }
  return terms;
}

/** @returns the ids of all terms of the documents */
async function countTerms(sql: Sql, updates: Update[]): Promise<Map<string, number>> {
  const changes = changesOf(updates, ({ stems }) => termsOf(parseStems(stems).keys()));
  const rows = await insertRows<{ id: number; term: string }>(
    sql,
    'search_terms',
    { term: 'text', documents: 'integer' },
    [...changes],
    `on conflict (term) do update set documents = search_terms.documents + excluded.documents
     returning id, term`,
  );
  return new Map(rows.map(({ id, term }) => [term, id]));
}

async function replacePostings(
  sql: Sql,
  updates: Update[],
  termIds: ReadonlyMap<string, number>,
): Promise<void> {
  const postings: number[][] = [];
  for (const { before, after } of updates) {
    if (before) {
      const ids = [...parseStems(before.stems).keys()].map((stem) => termIds.get(stem) ?? 0);
      await selectIn(
        sql,
        (list) =>
          `delete from search_postings where post_id = ${before.post_id} and term_id in ${list}`,
        ids,
      );
    }
    if (!after) continue;
    for (const [stem, weight] of parseStems(after.stems)) {
      postings.push([termIds.get(stem) ?? 0, after.post_id, weight, ...postColumns(after)]);
    }
  }
  // In the order of the key, which is how they are kept.
  postings.sort(([term = 0, post = 0], [otherTerm = 0, otherPost = 0]) =>
    term === otherTerm ? post - otherPost : term - otherTerm,
  );
  await insertRows(sql, 'search_postings', POSTING_COLUMNS, postings);
  const removed = updates.some(({ before }) => before);
  if (removed) {
    await selectIn(
      sql,
      (list) => `delete from search_terms where documents <= 0 and id in ${list}`,
      [...termIds.values()],
    );
  }
}
