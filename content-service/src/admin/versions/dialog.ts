import { useSyncExternalStore } from 'react';
import type { DeskErrorDetails } from './describe-desk-error';
import type { TextKey } from './texts/en';
import type { VersionSummary } from './version-summary';

/** A save of a version elsewhere: by another user, or in another window. */
export interface OtherSave {
  updatedAt: string;
  editor_name: string | null;
  /** The user has saved it. */
  is_own: boolean;
}

/** What a draft is to be made of, by its document id. */
export type DraftTarget = { post: string } | { version: string };

/** The public posts that link to one; see src/versions/linking-posts.ts. */
export interface LinkingPosts {
  total: number;
  posts: { documentId: string; title: string | null }[];
}

/** The conflict with the version that is being written. */
export type OpenVersion = DeskErrorDetails & { documentId: string };

/** A dialog of the desk, with what it shows. */
export type DeskDialog =
  | { kind: 'conflict'; versionId: string; other: OtherSave }
  | { kind: 'post-conflict'; versionId: string; updatedAt: string; conflict: DeskErrorDetails }
  | { kind: 'correction'; versionId: string; updatedAt: string }
  | { kind: 'schedule'; versionId: string; updatedAt: string }
  | { kind: 'hand-over'; step: 'review' | 'return'; versionId: string; updatedAt: string }
  /** A post that is to be edited, or a version that is to be restored. */
  | { kind: 'other-draft'; target: DraftTarget; conflict: OpenVersion }
  /** `before` is null for the public post. */
  | { kind: 'changes'; before: VersionSummary | null; after: VersionSummary }
  | { kind: 'delete-post'; linking: LinkingPosts; run: () => Promise<void> }
  | {
      kind: 'confirm';
      title: TextKey;
      message: TextKey;
      confirm: TextKey;
      run: () => Promise<void>;
    };

let current: DeskDialog | null = null;
const listeners = new Set<() => void>();

/**
 * Opens a dialog above the form. The content manager would show it as well, but recreates it
 * whenever the form changes, and what was chosen in it would be lost.
 */
export function openDialog(dialog: DeskDialog | null): void {
  current = dialog;
  for (const listener of listeners) listener();
}

/**
 * Asks what is to be done if somebody else is writing a version of the post.
 * @returns what deals with the conflict of a call: whether it was that one
 */
export function askAboutOtherDraft(target: DraftTarget): (conflict: DeskErrorDetails) => boolean {
  return (conflict) => {
    const { reason, documentId } = conflict;
    if (reason !== 'version-open' || !documentId) return false;
    openDialog({ kind: 'other-draft', target, conflict: { ...conflict, documentId } });
    return true;
  };
}

export function closeDialog(): void {
  openDialog(null);
}

/** The dialog that is open. */
export function useDialog(): DeskDialog | null {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
