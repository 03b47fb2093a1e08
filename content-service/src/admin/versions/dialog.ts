import { useSyncExternalStore } from 'react';
import type { RefusalDetails } from './describe-refusal';
import type { TextKey } from './texts/en';
import type { VersionSummary } from './version-summary';

/** The last save of a version by another user. */
export interface OtherSave {
  updatedAt: string;
  editor_name: string | null;
}

/** A dialog of the desk, with what it shows. */
export type DeskDialog =
  | { kind: 'conflict'; versionId: string; other: OtherSave }
  | { kind: 'post-conflict'; versionId: string; updatedAt: string; conflict: RefusalDetails }
  | { kind: 'schedule'; versionId: string; updatedAt: string }
  | { kind: 'hand-over'; step: 'review' | 'return'; versionId: string; updatedAt: string }
  | { kind: 'other-draft'; versionId: string; conflict: RefusalDetails & { documentId: string } }
  /** `before` is null for the public post. */
  | { kind: 'changes'; before: VersionSummary | null; after: VersionSummary }
  | { kind: 'confirm'; topic: 'discard' | 'delete'; confirm: TextKey; run: () => Promise<void> };

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
