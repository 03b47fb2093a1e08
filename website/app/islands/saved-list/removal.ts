import { forgetPages } from '../../offline/forget-pages.ts';
import { readSaved, writeSaved } from '../../offline/saved-posts.ts';

/** Takes a post from the list, with its kept copy. */
export function removePost(path: string): void {
  writeSaved(readSaved().filter((post) => post.path !== path));
  void forgetPages([path]);
}

/** Empties the list, and deletes all that the service worker has kept. */
export async function removeAll(): Promise<void> {
  writeSaved([]);
  try {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // The browser keeps nothing for the site, as in `openCache`.
  }
}
