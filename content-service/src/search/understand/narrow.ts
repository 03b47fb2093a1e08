import type { Core } from '@strapi/strapi';
import { rowsOf, type Sql, selectRows } from '../../database/rows';
import type { Term } from '../index/terms';
import type { Candidates } from '../query/candidates';
import { findCandidates } from '../query/find-candidates';
import type { Scope } from '../query/scope';
import type { AnalysedQuery } from '../text/analyse-query';
import { conditionOf } from './conditions';
import { listPosts } from './list-posts';
import type { Narrowed } from './narrowed-posts';
import { countedByKind, openPosts } from './open-now';
import type { Understanding } from './understand';
import { OPEN_NOW } from './words/times';
import type { Zone } from './zones';

interface Narrowing {
  understanding: Understanding;
  query: AnalysedQuery;
  /** The query without the words that were understood. */
  otherWords: AnalysedQuery;
  terms: ReadonlyMap<string, Term>;
  documents: number;
  scope: Scope;
  zones: Zone[];
  now: Date;
}

/**
 * Fetches the posts that meet what was understood of a query and hold any of its words.
 * @returns undefined if nothing was understood, or if no post is left that holds any of the other
 *   words: then the search is not narrowed
 */
export async function findNarrowed(
  strapi: Core.Strapi,
  { understanding, query, otherWords, terms, documents, scope, zones, now }: Narrowing,
): Promise<Candidates | undefined> {
  const { meanings, isComplete } = understanding;
  if (meanings.length === 0) return undefined;
  const context = { keepsOthers: !isComplete, zones, now };
  const condition = conditionOf(meanings, context);
  const isOpenNow = meanings.some(({ value }) => value === OPEN_NOW);
  const isByTime = meanings.some(({ type, value }) => type === 'time' && value !== OPEN_NOW);
  // Of any kind where what is open is still to be found out and counted.
  const fetched = { ...scope, condition, kind: isOpenNow ? undefined : scope.kind };
  const { connection } = strapi.db;
  if (!isComplete && !(await isAnyHeld(connection, otherWords, terms, fetched))) return undefined;
  const candidates = isComplete
    ? await listPosts(strapi, fetched, {
        language: query.language,
        now,
        isByTime,
      })
    : await findCandidates(strapi, query, terms, documents, fetched);
  const found = isOpenNow
    ? ofKind(candidates, await openPosts(connection, candidates.ids, context), scope.kind)
    : candidates;
  return found.ids.length === 0 ? undefined : found;
}

/** Whether a post that meets a condition holds any word of a query, or another word for it. */
async function isAnyHeld(
  sql: Sql,
  { words, expansions = [] }: AnalysedQuery,
  terms: ReadonlyMap<string, Term>,
  { condition, filter }: Narrowed,
): Promise<boolean> {
  const phrases = expansions.flatMap((expansion) => expansion.phrases);
  const stems = [
    ...words.flatMap((word) => [...word.stems, ...word.parts]),
    ...phrases.flatMap((phrase) => (phrase.stems.length === 1 ? phrase.stems : [])),
  ];
  const ids = [...new Set(stems)].flatMap((stem) => terms.get(stem)?.id ?? []);
  if (ids.length === 0) return false;
  const list = rowsOf(
    sql,
    { term_id: 'integer' },
    ids.map((id) => [id]),
  );
  const held = await selectRows(
    sql,
    `select 1 from search_postings m join posts p on p.id = m.post_id and p.is_active = true
     where m.term_id in (${list.text}) and ${condition.text}
       ${filter ? `and p.id in (${filter.sql})` : ''} limit 1`,
    [...list.values, ...condition.values, ...(filter?.values ?? [])],
  );
  return held.length > 0;
}

/** Counted anew: the database does not know what is open. */
function ofKind(
  candidates: Candidates,
  posts: { id: number; kind: string | null }[],
  kind: string | undefined,
): Candidates {
  const ids = posts.filter((post) => kind === undefined || post.kind === kind).map(({ id }) => id);
  return { ...candidates, ids, total: ids.length, kinds: countedByKind(posts) };
}
