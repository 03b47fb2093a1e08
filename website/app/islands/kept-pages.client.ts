import { OFFLINE_PATH } from '../addresses/offline-paths.ts';
import { SAVED_PAGES } from '../offline/cache-names.ts';
import { pathsInCache } from '../offline/paths-in-cache.ts';
import { readSaved } from '../offline/saved-posts.ts';
import { type KeptPage, readPages } from './kept-pages/read-pages.ts';
import { whenReachable } from './kept-pages/when-reachable.ts';

/**
 * Lists what can be read without network, and loads the page that was asked for once there is one.
 * @param element holds a hidden section for each of the two lists, and a note if both are empty
 */
export async function mount(element: HTMLElement): Promise<void> {
  // At its own address it is what was asked for.
  if (!location.pathname.endsWith(OFFLINE_PATH)) void whenReachable().then(() => location.reload());
  const [saved, read] = await Promise.all([savedPages(), readPages()]);
  const savedPaths = new Set(saved.map(({ path }) => path));
  const isShown = [
    showPages(element, 'saved', saved),
    showPages(
      element,
      'read',
      read.filter(({ path }) => !savedPaths.has(path)),
    ),
  ];
  const note = element.querySelector<HTMLElement>('[data-part="nothing"]');
  if (note) note.hidden = isShown.includes(true);
}

/** The saved posts that are kept, the last saved first. */
async function savedPages(): Promise<KeptPage[]> {
  const kept = await pathsInCache(SAVED_PAGES);
  return readSaved().filter(({ path }) => kept.includes(path));
}

/** @returns whether there are any */
function showPages(element: HTMLElement, name: string, pages: readonly KeptPage[]): boolean {
  const section = element.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!section || pages.length === 0) return false;
  const items = pages.map(({ path, title, lang, dir }) => {
    const item = document.createElement('li');
    const link = Object.assign(document.createElement('a'), {
      href: path,
      textContent: title,
      lang,
      dir,
    });
    item.append(link);
    return item;
  });
  section.querySelector('ul')?.replaceChildren(...items);
  section.hidden = false;
  return true;
}
