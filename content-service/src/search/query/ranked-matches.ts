import type { Core } from '@strapi/strapi';
import { rowsOf, type Sql, type Statement, selectRows } from '../../database/rows';
import { languageNumber } from '../index/language-number';
import type { Term } from '../index/terms';
import { type Candidates, groupsOf, MAX_RESULTS, MAX_SCORED } from './candidates';
import { cappedCounts, type KindCount, matchesByKind } from './counts-by-kind';
import type { FoundPhrase } from './expansion-phrases';
import { inverseFrequency } from './rank';
import { DOCUMENT_COLUMNS, documentTables, type StoredDocument } from './read-documents';
import { hiddenPosts, inFilter, joinCondition, ofKind, type Scope } from './scope';

/** What posts are looked up by. */
interface LookedUp {
  terms: readonly Term[];
  /** The phrases of each expansion. */
  expansions: readonly FoundPhrase[][];
  /** The number of documents in the index. */
  documents: number;
}

/** A post with what it is ranked by, a post alone, or, without an id, how many matches a kind has. */
type Row =
  | (StoredDocument & Place)
  | (Place & { post_id: number; stems: null })
  | ({ post_id: null } & KindCount);

/** The place of a post among the matches, and its group of translations. */
interface Place {
  place: number;
  group_id: number | null;
}

/**
 * Matches by the sum of their postings' weights; the length of texts is left to the scoring of what
 * is fetched. One statement, because matching is the expensive part: posts, and counts by kind. It
 * is the same for all queries with or without expansions, whatever their words.
 */
export async function rankedMatches(
  strapi: Core.Strapi,
  { terms, expansions, documents }: LookedUp,
  scope: Scope,
): Promise<Candidates> {
  const { connection } = strapi.db;
  const typed = rowsOf(
    connection,
    { term_id: 'integer', idf: 'double precision' },
    terms.map((term) => [term.id, inverseFrequency(documents, term.documents)]),
  );
  const expanded =
    expansions.length > 0 ? expandedScores(connection, expansions, documents) : NO_EXPANSIONS;
  const filter = inFilter(scope, 's.post_id');
  const condition = joinCondition(strapi, scope, 's.post_id');
  const kind = ofKind(strapi, scope, 'm.type_id');
  const rows = await selectRows<Row>(
    connection,
    `with typed as (${typed.text}),${expanded.text}
     scores as (
       select p.post_id, p.type_id, p.group_id, t.idf * p.weight / (p.weight + 2) as score
       from typed t cross join search_postings p where p.term_id = t.term_id
       ${expanded.scores}),
     matches as materialized (
       select s.post_id, s.type_id, nullif(s.group_id, 0) as group_id, s.score
       from (select post_id, max(type_id) as type_id, max(group_id) as group_id,
               sum(score) as score
             from scores group by post_id) s
       ${condition.text}
       where s.post_id not in ${hiddenPosts(strapi)}${filter.text}),
     best as materialized (
       select b.post_id, b.group_id,
         cast(row_number() over (order by b.score desc, b.post_id desc) as integer) as place
       from (select m.post_id, m.group_id, m.score from matches m where true${kind.text}
             order by m.score desc, m.post_id desc limit ${MAX_RESULTS}) b)
     select ${DOCUMENT_COLUMNS}, b.place, b.group_id, cast(null as text) as name, cast(null as bigint) as total
     from (select * from best where place <= ${MAX_SCORED}) b
     join search_documents d on d.post_id = b.post_id ${documentTables(strapi)}
     union all
     select post_id, null, null, null, null, null, null, null, null, null, place, group_id, null, null
     from best where place > ${MAX_SCORED}
     union all
     select null, null, null, null, null, null, null, null, null, null, null, null, c.name, c.total
     from (${matchesByKind(strapi, scope)}) c`,
    [...typed.values, ...expanded.values, ...condition.values, ...filter.values, ...kind.values],
  );
  const best = rows.flatMap((row) => (row.post_id === null ? [] : [row]));
  best.sort((one, other) => one.place - other.place);
  return {
    ids: best.map(({ post_id }) => post_id),
    documents: best.flatMap((row) => (row.stems === null ? [] : [row])),
    isListOrder: false,
    groups: groupsOf(best.map(({ post_id: id, group_id }) => ({ id, group_id }))),
    ...cappedCounts(
      rows.flatMap((row) => (row.post_id === null ? [row] : [])),
      scope,
    ),
  };
}

/** Tables for the words that a query is expanded to, and what they add to the scores. */
type Expanded = Statement & { scores: string };

/** Most queries name no concept, and PostgreSQL plans a statement each time. */
const NO_EXPANSIONS: Expanded = { text: '', scores: '', values: [] };

/**
 * `expanded`: the posts that other words for a concept occur in, each with the score of its best
 * phrase. A phrase is looked up by its rarest word; the others have to be there as well, and the text
 * has to be in the phrase's language.
 */
function expandedScores(sql: Sql, expansions: LookedUp['expansions'], documents: number): Expanded {
  const phrases = expansions.flatMap((found, expansion) =>
    found.map((each) => ({ ...each, expansion })),
  );
  const rarest = rowsOf(
    sql,
    {
      phrase: 'integer',
      expansion: 'integer',
      term_id: 'integer',
      idf: 'double precision',
      language: 'integer',
      others: 'integer',
    },
    phrases.map(({ phrase: { language, weight }, terms: [term, ...others], expansion }, index) => {
      const idf = weight * inverseFrequency(documents, term.documents);
      return [index, expansion, term.id, idf, languageNumber(language), others.length];
    }),
  );
  const others = rowsOf(
    sql,
    { phrase: 'integer', term_id: 'integer' },
    phrases.flatMap(({ terms: [, ...rest] }, index) => rest.map(({ id }) => [index, id])),
  );
  return {
    // Materialised so that PostgreSQL does not read all postings to find the other words of a few posts.
    text: ` phrases as (${rarest.text}), other_words as materialized (${others.text}),
      hits as materialized (
        select h.phrase, h.expansion, h.others, p.post_id, p.type_id, p.group_id,
          h.idf * p.weight / (p.weight + 2) as score
        from phrases h cross join search_postings p
        where p.term_id = h.term_id and h.language in (0, p.language)),
      expanded as (
        select h.post_id, max(h.type_id) as type_id, max(h.group_id) as group_id,
          max(h.score) as score
        from hits h
        where h.others = 0 or not exists (
          select 1 from other_words o where o.phrase = h.phrase and not exists (
            select 1 from search_postings q
            where q.term_id = o.term_id and q.post_id = h.post_id))
        group by h.expansion, h.post_id),`,
    scores: 'union all select post_id, type_id, group_id, score from expanded',
    values: [...rarest.values, ...others.values],
  };
}
