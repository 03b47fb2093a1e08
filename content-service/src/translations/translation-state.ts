import type { GroupPost } from './group';

/** `outdated`: the words of the source have changed since; `machine`: no editor has checked it. */
export type TranslationState = 'original' | 'current' | 'outdated' | 'machine';

/** @param posts where its source is looked for; a translation whose source is gone is current */
export function translationState(post: GroupPost, posts: readonly GroupPost[]): TranslationState {
  if (post.translated_from === null) return 'original';
  const source = posts.find(({ id }) => id === post.translated_from);
  if (isOutdated(post.source_words_at, source?.words_changed_at)) return 'outdated';
  return post.is_machine_translated ? 'machine' : 'current';
}

/**
 * @param followed time of the words that a translation follows
 * @param changed when the words of its source last changed; null if never
 */
export function isOutdated(followed: unknown, changed: unknown): boolean {
  if (typeof followed !== 'string' || typeof changed !== 'string') return false;
  return new Date(changed) > new Date(followed);
}
