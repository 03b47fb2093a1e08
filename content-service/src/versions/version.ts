import { OPEN_STATES } from '../open-states';

/** The content type of versions. */
export const VERSION = 'api::post-version.post-version';

export const POST = 'api::post.post';

/**
 * State of a version. `public`: it is or was the post's public text and never changes again.
 * `deleted`: the text of a post when it was deleted.
 */
export type VersionState = (typeof OPEN_STATES)[number] | 'public' | 'discarded' | 'deleted';

/** A post or a version with everything that is copied between them, as the database returns it. */
export interface Entry {
  id: number;
  documentId: string;
  createdAt: string;
  updatedAt: string;
  [field: string]: unknown;
}

/** A version with its own fields. Times are ISO dates. */
export interface Version extends Entry {
  state: VersionState;
  post_document_id: string | null;
  base_updated_at: string | null;
  editor_name: string | null;
  /** What was last written about it: by a user, a business, or the service. */
  note: string | null;
  /** All that users wrote when they handed it over, the oldest first. */
  notes: HandOverNote[] | null;
  appears_at: string | null;
  disappears_at: string | null;
  public_at: string | null;
  public_by: string | null;
  deleted_post: DeletedPost | null;
  /** Making it public leaves translations current, whatever words it changes. */
  small_change: boolean | null;
  /** What was wrong in the post before, in words for readers, if it is a correction. */
  correction: string | null;
}

/** What an author writes to the reviewer, or the reviewer to the author. */
export interface HandOverNote {
  to: 'reviewer' | 'author';
  note: string;
  by: string;
  at: string;
}

/** What a deleted post needs to be put back, besides its text. */
export interface DeletedPost {
  id: number;
  createdAt: string;
  /** The posts whose `related` was the deleted post. */
  relatedFrom: string[];
  /** Missing in records from before there were translations. */
  wordsChangedAt?: unknown;
}

/** Who writes: a user of the panel, or an API token, which has no id here. */
export interface Author {
  id: number | null;
  name: string;
}

/** Whether a version can still be edited. */
export function isOpen({ state }: { state: VersionState }): boolean {
  return OPEN_STATES.some((open) => open === state);
}

/** Whether two times from the database are the same; two missing ones are. */
export function isSameTime(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other;
  return new Date(one).getTime() === new Date(other).getTime();
}
