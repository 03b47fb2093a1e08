import { SAVED_PAGES } from '../../offline/cache-names.ts';
import { pathsInCache } from '../../offline/paths-in-cache.ts';
import type { SavedPost } from '../../offline/saved-posts.ts';
import type { SavedListProperties } from './saved-list-properties.ts';

/** Says how many saved posts can be read without network, and, if the browser knows, how much space is used. */
export async function showAvailable(
  line: HTMLElement,
  posts: readonly SavedPost[],
  { keepsPages, labels, locales }: SavedListProperties,
): Promise<void> {
  line.hidden = !keepsPages || posts.length === 0;
  if (line.hidden) return;
  const number = new Intl.NumberFormat(locales.split(' '), { maximumFractionDigits: 1 });
  const kept = await pathsInCache(SAVED_PAGES);
  // Safari before 17 does not know.
  const { usage } = (await navigator.storage?.estimate?.()) ?? {};
  const available = labels.available
    .replace('{kept}', number.format(posts.filter(({ path }) => kept.includes(path)).length))
    .replace('{total}', number.format(posts.length));
  const space = labels.spaceUsed.replace('{size}', number.format((usage ?? 0) / 1e6));
  // At once: another call may be under way.
  line.textContent = usage === undefined ? available : `${available} ${space}`;
}
