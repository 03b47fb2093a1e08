import type { TextKey } from './texts/en';

/** Names of the states of a version. */
export const STATE_WORDS = {
  autosaved: 'state.autosaved',
  draft: 'state.draft',
  'in-review': 'state.in-review',
  scheduled: 'state.scheduled',
  public: 'state.public',
  discarded: 'state.discarded',
  deleted: 'state.deleted',
} as const satisfies Record<string, TextKey>;

/** What an author wrote to the reviewer, or the reviewer to the author. */
export interface HandOverNote {
  to: 'reviewer' | 'author';
  note: string;
  by: string;
  at: string;
}

/** A version in a list, as `src/versions/history.ts` describes it. */
export interface VersionSummary {
  documentId: string;
  state: keyof typeof STATE_WORDS;
  editor_name: string | null;
  updatedAt: string;
  note: string | null;
  notes: readonly HandOverNote[] | null;
  appears_at: string | null;
  disappears_at: string | null;
}
