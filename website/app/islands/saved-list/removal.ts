import { forgetPage } from '../../offline/forget-page.ts';
import { readSaved, writeSaved } from '../../offline/saved-posts.ts';

/** Takes a post from the list, with its kept copy. */
export function removePost(path: string): void {
  writeSaved(readSaved().filter((post) => post.path !== path));
  void forgetPage(path);
}

/** Empties the list, and deletes all that the service worker has kept. */
export async function removeAll(): Promise<void> {
  writeSaved([]);
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // The browser keeps nothing for the site, as in `pathsInCache`.
  }
}
