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

/** A version in a list, as `src/versions/history.ts` describes it. */
export interface VersionSummary {
  documentId: string;
  state: keyof typeof STATE_WORDS;
  editor_name: string | null;
  updatedAt: string;
  note: string | null;
  appears_at: string | null;
  disappears_at: string | null;
}
