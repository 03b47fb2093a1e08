import { ENTRY_PAGES, READ_PAGES, SAVED_PAGES } from '../offline/cache-names.ts';
import { forgetPage } from '../offline/forget-page.ts';
import { picturesOf } from '../offline/post-document.ts';
import { MAX_SAVED, readSaved, writeSaved } from '../offline/saved-posts.ts';
import { startWorker } from '../offline/start-worker.ts';
import type { IconName } from '../ui/icon/icon-name.ts';
import type { SaveProperties } from './save/save-properties.ts';

/**
 * Saves the post of the page in this browser, and has the service worker keep its page; without
 * Save-Data also if it is only read.
 * @param element holds the link for visitors without JavaScript, the hidden button, and a live region
 */
export function mount(element: HTMLElement, properties: SaveProperties): void {
  const { post, labels } = properties;
  const link = element.querySelector('a');
  const button = element.querySelector('button');
  const label = button?.querySelector('span');
  const status = element.querySelector('[role=status]');
  // A preview has another address than the post.
  const isOwnPage = decodeURI(location.pathname) === decodeURI(post.path).split('?')[0];
  if (!link || !button || !label || !status || !isOwnPage) return;
  const savedPost = () => readSaved().find(({ path }) => path === post.path);
  const others = () => readSaved().filter(({ path }) => path !== post.path);

  const show = () => {
    const isSaved = savedPost() !== undefined;
    button.dataset.icon = (isSaved ? 'saved' : 'save') satisfies IconName;
    label.textContent = isSaved ? labels.saved : labels.save;
  };

  const save = () => {
    const rest = others();
    const isStored =
      rest.length < MAX_SAVED &&
      writeSaved([{ ...post, saved: new Date().toISOString() }, ...rest]);
    if (!isStored) return alert(labels.failed);
    status.textContent = labels.added;
    void keepPages(properties, true);
  };

  const remove = () => {
    writeSaved(others());
    status.textContent = labels.removed;
    void forgetPage(post.path);
  };

  button.addEventListener('click', () => {
    if (savedPost()) remove();
    else save();
    show();
  });
  // Another page may have changed the list when this one is shown again.
  addEventListener('pageshow', show);
  link.hidden = true;
  button.hidden = false;
  show();

  const before = savedPost();
  // Its present text is being read: what has changed since it was saved is no longer news.
  if (before) writeSaved([{ ...post, saved: before.saved }, ...others()].sort(newestFirst));
  void keepPages(properties, before !== undefined);
}

const newestFirst = (one: { saved: string }, other: { saved: string }) =>
  other.saved.localeCompare(one.saved);

async function keepPages(
  { post, keepsPages, keepsWhatIsRead, entryPages, cityPage }: SaveProperties,
  isSaved: boolean,
): Promise<void> {
  const avoidsData = document.documentElement.hasAttribute('data-save-data');
  if (!keepsPages || !(isSaved || (keepsWhatIsRead && !avoidsData))) return;
  const worker = await startWorker();
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage({
    pages: {
      [ENTRY_PAGES]: isSaved && cityPage ? [...entryPages, cityPage] : entryPages,
      [isSaved ? SAVED_PAGES : READ_PAGES]: [post.path],
    },
    files: [
      ...loaded.filter((url) => url.startsWith(`${location.origin}/assets/`)),
      ...(isSaved ? picturesOf(document) : []),
    ],
  });
}
