import type { StoredDocument } from './read-documents';

/** So many documents are scored, and so many results are there at most. */
export const MAX_RESULTS = 200;

/** Posts that may answer a query, and how many there are of each kind. */
export interface Candidates {
  ids: number[];
  /** Whether the ids are in list order and stay in it: a very common word says nothing about relevance. */
  isListOrder: boolean;
  total: number;
  /** Whether there are more than can be shown. */
  isLimited: boolean;
  /** In any order the documents of the ids, and of others, where they were read with them. */
  documents?: StoredDocument[];
  kinds: { name: string; total: number }[];
}
