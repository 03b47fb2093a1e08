import type { SavedPost } from '../../offline/saved-posts.ts';
import { keptPaths } from './check-posts.ts';
import type { SavedListProperties } from './saved-list-properties.ts';

/** Says how many saved posts can be read without network, and how much space is used. */
export async function showAvailable(
  line: HTMLElement,
  posts: readonly SavedPost[],
  { keepsPages, labels, locales }: SavedListProperties,
): Promise<void> {
  line.hidden = !keepsPages || posts.length === 0;
  if (line.hidden) return;
  const number = new Intl.NumberFormat(locales.split(' '), { maximumFractionDigits: 1 });
  const kept = await keptPaths();
  const { usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  line.textContent = labels.available
    .replace('{kept}', number.format(posts.filter(({ path }) => kept.has(path)).length))
    .replace('{total}', number.format(posts.length))
    .replace('{size}', number.format(usage / 1e6));
}
