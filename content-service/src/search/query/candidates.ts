import type { StoredDocument } from './read-documents';

/** So many results are there at most. */
export const MAX_RESULTS = 200;

/**
 * So many of the best are scored by their documents, which take long to read. The others follow in
 * the order of what the database sums up.
 */
export const MAX_SCORED = 50;

/** Posts that may answer a query, and how many there are of each kind. */
export interface Candidates {
  ids: number[];
  /** Whether the ids are in list order and stay in it: a very common word says nothing about relevance. */
  isListOrder: boolean;
  total: number;
  /** Whether there are more than can be shown. */
  isLimited: boolean;
  /** In any order documents of the first ids, and of others, where they were read with them. */
  documents?: StoredDocument[];
  kinds: { name: string; total: number }[];
  groups: Groups;
}

/** By the id of a post, the number of the group of translations that it is in, if any. */
type Groups = ReadonlyMap<number, number>;

/** @param posts each with the number of its group; 0 or null for none */
export const groupsOf = (posts: readonly { id: number; group_id: number | null }[]): Groups =>
  new Map(posts.flatMap(({ id, group_id }) => (group_id ? [[id, group_id]] : [])));
