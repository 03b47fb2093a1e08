import type { Core } from '@strapi/strapi';
import { type Candidates, findCandidates, type Term } from '../query/candidates';
import type { AnalysedQuery } from '../text/analyse-query';
import { conditionOf } from './conditions';
import { listPosts } from './list-posts';
import { openPosts } from './open-now';
import type { Understanding } from './understand';
import { OPEN_NOW } from './words/times';
import type { Zone } from './zones';

interface Narrowing {
  understanding: Understanding;
  /** The words that are searched for within the filters. */
  query: AnalysedQuery;
  terms: ReadonlyMap<string, Term>;
  documents: number;
  kind: string | undefined;
  zones: Zone[];
  now: Date;
}

/**
 * Fetches the posts that meet what was understood of a query, and hold any of its other words.
 * @returns undefined if nothing was understood or nothing is left: then the search is not narrowed
 */
export async function findNarrowed(
  strapi: Core.Strapi,
  { understanding, query, terms, documents, kind, zones, now }: Narrowing,
): Promise<Candidates | undefined> {
  const { meanings, isComplete } = understanding;
  if (meanings.length === 0) return undefined;
  const context = { keepsOthers: !isComplete, zones, now };
  const condition = conditionOf(meanings, context);
  const isOpenNow = meanings.some(({ value }) => value === OPEN_NOW);
  const isByTime = meanings.some(({ type, value }) => type === 'time' && value !== OPEN_NOW);
  const fetchedKind = isOpenNow ? undefined : kind;
  const candidates = isComplete
    ? await listPosts(strapi, condition, fetchedKind, { now, isByTime })
    : await findCandidates(strapi, query, terms, documents, fetchedKind, condition);
  const found = isOpenNow
    ? ofKind(candidates, await openPosts(strapi.db.connection, candidates.ids, context), kind)
    : candidates;
  return found.ids.length === 0 ? undefined : found;
}

/** Counted anew: the database does not know what is open. */
function ofKind(
  candidates: Candidates,
  posts: { id: number; kind: string | null }[],
  kind: string | undefined,
): Candidates {
  const totals = new Map<string, number>();
  for (const post of posts) {
    if (post.kind !== null) totals.set(post.kind, (totals.get(post.kind) ?? 0) + 1);
  }
  const kinds = [...totals]
    .map(([name, total]) => ({ name, total }))
    .toSorted((one, other) => other.total - one.total || (one.name < other.name ? -1 : 1));
  const ids = posts.filter((post) => kind === undefined || post.kind === kind).map(({ id }) => id);
  return { ...candidates, ids, total: ids.length, kinds };
}
