import { ENTRY_PAGES } from '../offline/cache-names.ts';
import { readSaved, type SavedPost } from '../offline/saved-posts.ts';
import { startWorker } from '../offline/start-worker.ts';
import { showAvailable } from './saved-list/available-line.ts';
import { checkPosts } from './saved-list/check-posts.ts';
import { showKindChips } from './saved-list/kind-chips.ts';
import { postItem } from './saved-list/post-item.ts';
import { offerReceivedPosts } from './saved-list/received-posts.ts';
import { removeAll, removePost } from './saved-list/removal.ts';
import { replaceItems } from './saved-list/replace-items.ts';
import type { SavedListProperties } from './saved-list/saved-list-properties.ts';
import { exportFile, importFile } from './saved-list/transfer.ts';

type Compare = (one: SavedPost, other: SavedPost) => number;

const bySaved: Compare = (one, other) => one.saved.localeCompare(other.saved);

/**
 * Lists what was saved in this browser. Says which posts have changed since, if there is a network.
 * @param element holds the hidden parts of the page
 */
export function mount(element: HTMLElement, properties: SavedListProperties): void {
  const { locales, keepsPages, entryPages, labels } = properties;
  const part = <Part extends HTMLElement>(name: string) => {
    const found = element.querySelector<Part>(`[data-part="${name}"]`);
    if (!found) throw new Error(`no part ${name}`);
    return found;
  };
  const [list, tools, empty] = [part('list'), part('tools'), part('empty')];
  const sort = part<HTMLSelectElement>('sort').querySelector('select');
  const item = part<HTMLTemplateElement>('item');
  const titles = new Intl.Collator(locales.split(' '));
  const orders: Record<string, Compare> = {
    newest: (one, other) => bySaved(other, one),
    oldest: bySaved,
    title: (one, other) => titles.compare(one.title, other.title),
  };
  let chosen = '';

  const show = () => {
    const posts = readSaved();
    // The last post of the chosen kind may have been removed.
    if (!posts.some(({ kind }) => kind === chosen)) chosen = '';
    const shown = posts
      .filter(({ kind }) => !chosen || kind === chosen)
      .sort(orders[sort?.value ?? 'newest']);
    const items = shown.map((post) => {
      const entry = postItem(post, item, properties);
      entry.querySelector('button')?.addEventListener('click', () => {
        removePost(post.path);
        show();
        part('status').textContent = labels.removed;
      });
      return entry;
    });
    const onChoose = (kind: string) => {
      chosen = kind;
      show();
    };
    showKindChips(part('kinds'), { posts, chosen, onChoose }, properties);
    tools.hidden = posts.length === 0;
    empty.hidden = posts.length > 0;
    replaceItems(list, items, empty);
    void showAvailable(part('available'), posts, properties);
  };

  const check = async () => {
    const worker = keepsPages ? await startWorker() : null;
    worker?.postMessage({ pages: { [ENTRY_PAGES]: entryPages } });
    if (await checkPosts(worker, Date.now())) show();
  };

  sort?.addEventListener('change', show);
  part('saveFile').addEventListener('click', exportFile);
  const file = part<HTMLInputElement>('file');
  part('openFile').addEventListener('click', () => file.click());
  file.addEventListener('change', async () => {
    const [source] = file.files ?? [];
    if (!source) return;
    part('status').textContent = await importFile(source, properties);
    file.value = '';
    show();
    await check();
  });
  part('removeAll').addEventListener('click', async () => {
    if (!confirm(labels.confirmRemoveAll)) return;
    await removeAll();
    show();
  });
  const received = {
    offer: part('received'),
    text: part('receivedText'),
    add: part('addReceived'),
    decline: part('declineReceived'),
    status: part('status'),
  };
  offerReceivedPosts(received, properties, () => {
    show();
    (list.querySelector('a') ?? empty).focus();
    void check();
  });
  part('transfer').hidden = false;
  // The list may have changed meanwhile, and more posts may be kept.
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', show);
  show();
  void check();
}
