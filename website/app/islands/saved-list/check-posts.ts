import { SAVED_PAGES } from '../../offline/cache-names.ts';
import { GONE } from '../../offline/gone.ts';
import { pathsInCache } from '../../offline/paths-in-cache.ts';
import { picturesOf, postOfPage } from '../../offline/post-document.ts';
import { readSaved, type SavedPost, writeSaved } from '../../offline/saved-posts.ts';

/** How many posts are looked at when the list is opened: those not looked at for longest. */
const MAX_CHECKS = 25;

/** How long an answer counts, in milliseconds. */
const CHECK_EVERY_MS = 24 * 60 * 60_000;

/**
 * Compares saved posts with their pages: those without a kept copy, and those that were not compared
 * for a day, or while the clock was ahead. Without network nothing is learnt.
 * @param worker keeps what is missing or has changed; null if there is none
 * @returns whether anything was learnt
 */
export async function checkPosts(worker: ServiceWorker | null, now: number): Promise<boolean> {
  const kept = await pathsInCache(SAVED_PAGES);
  const isDue = ({ path, checked }: SavedPost) =>
    (worker !== null && !kept.includes(path)) ||
    // Not a number if it was never compared.
    !(Math.abs(now - Date.parse(checked ?? '')) < CHECK_EVERY_MS);
  const due = readSaved()
    .filter(isDue)
    .sort((one, other) => (one.checked ?? '').localeCompare(other.checked ?? ''))
    .slice(0, MAX_CHECKS);
  for (const [index, { path }] of due.entries()) {
    const found = await checkPost(path, kept.includes(path), worker, now);
    if (!found) return index > 0;
    // The list may have changed meanwhile.
    writeSaved(
      readSaved().map((post) => (post.path === path ? { ...post, ...found(post) } : post)),
    );
  }
  return due.length > 0;
}

/** @returns what to note of the post; null without an answer */
async function checkPost(
  path: string,
  isKept: boolean,
  worker: ServiceWorker | null,
  now: number,
): Promise<((post: SavedPost) => Partial<SavedPost>) | null> {
  const response = await fetch(path).catch(() => null);
  if (!response) return null;
  const checked = new Date(now).toISOString();
  if (GONE.includes(response.status)) return () => ({ checked, change: 'gone' });
  // Too many requests, or a proxy that lets nobody pass: that says nothing of the post.
  if (!response.ok) return null;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const present = postOfPage(page);
  return (post) => {
    const isChanged = present !== null && present.updated !== post.updated;
    if (!isKept || (isChanged && post.change !== 'changed')) {
      const files = picturesOf(page);
      worker?.postMessage({ pages: { [SAVED_PAGES]: [path] }, files, renews: true });
    }
    return { checked, change: isChanged ? 'changed' : undefined };
  };
}
