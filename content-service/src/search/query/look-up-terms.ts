import { type Sql, selectIn } from '../../database/rows';
import { expansionStems } from '../concepts/expansion';
import type { Term } from '../index/terms';
import type { AnalysedQuery } from '../text/analyse-query';
import { prefixKey } from './rank';

/** The terms of the index that a query's words and their expansions stand for, with prefixes of words. */
export async function lookUpTerms(sql: Sql, query: AnalysedQuery): Promise<Map<string, Term>> {
  const terms = query.words.flatMap(({ stems, parts }) => [
    ...stems.flatMap((stem) => [stem, prefixKey(stem) ?? stem]),
    ...parts,
  ]);
  terms.push(...expansionStems(query.expansions));
  const rows = await selectIn<Term>(
    sql,
    (list) =>
      `select id, term, documents from search_terms where documents > 0 and term in ${list}`,
    [...new Set(terms)],
  );
  return new Map(rows.map((row) => [row.term, row]));
}
