// @vitest-environment jsdom
import { getByLabelText } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_SAVED, readSaved, type SavedPost, writeSaved } from '../offline/saved-posts.ts';
import type { SavedListProperties } from './saved-list/saved-list-properties.ts';
import { mount } from './saved-list.client.ts';

/** The parts of the page that the island needs, as the server renders them. */
const PAGE = `<div id="island">
  <div data-part="received" hidden><p data-part="receivedText"></p>
    <button data-part="addReceived">Add</button><button data-part="declineReceived">No</button></div>
  <div data-part="tools" hidden>
    <ul data-part="kinds"><template><li><button></button></li></template></ul>
    <div data-part="sort"><label>Order <select><option value="newest">Newest</option>
      <option value="oldest">Oldest</option><option value="title">Title</option></select></label></div>
  </div>
  <p data-part="available" hidden></p><ul data-part="list" aria-label="Posts"></ul>
  <template data-part="item"><li><h2><a href="/"></a></h2><p data-meta></p>
    <p data-change hidden></p><button>Remove <bdi data-title></bdi></button><div data-picture></div></li></template>
  <div data-part="empty" tabindex="-1" hidden></div>
  <section data-part="transfer" hidden><button data-part="saveFile">Save as a file</button>
    <button data-part="openFile">Open</button><input type="file" aria-label="File" data-part="file" hidden>
    <p data-part="status" role="status"></p><button data-part="removeAll">Remove all</button></section>
</div>`;

const properties: SavedListProperties = {
  kinds: { article: 'Articles', event: 'Events' },
  locales: 'en',
  keepsPages: false,
  entryPages: [],
  labels: {
    ...{
      all: 'All',
      savedOn: 'saved on {date}',
      removed: 'Removed',
      available: '',
      spaceUsed: '',
      changed: 'Changed',
      gone: 'Gone',
    },
    ...{ confirmRemoveAll: '', imported: 'Added: {count}', invalid: 'No list', received: '' },
    ...{ notLoaded: '', failed: 'Not stored' },
  },
};

/** The post with a number; every tenth is an event. */
const post = (index: number): SavedPost => ({
  path: `/${index % 10 === 0 ? 'events' : 'articles'}/post-${index}`,
  id: index,
  kind: index % 10 === 0 ? 'event' : 'article',
  title: `Post ${String((index * 7) % MAX_SAVED).padStart(3, '0')}`,
  ...{ lang: 'en', dir: 'ltr', picture: '', updated: '2026-11-01T00:00:00.000Z' },
  saved: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  checked: new Date().toISOString(),
});

const posts = Array.from({ length: MAX_SAVED }, (_, index) => post(index));

/** The page of a post: the last saved one has changed since, the one before is gone. */
function answerOf(path: string): Response {
  if (path === post(MAX_SAVED - 2).path) return new Response('', { status: 404 });
  const isChanged = path === post(MAX_SAVED - 1).path;
  const updated = isChanged ? '2026-11-20T00:00:00.000Z' : post(0).updated;
  const json = JSON.stringify({ post: { ...post(0), path, updated } });
  return new Response(
    `<div data-island="save"><script type="application/json">${json}</script></div>`,
  );
}

let exported: Blob | undefined;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = (file) => {
    exported = file as Blob;
    return 'blob:saved';
  };
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function mountList(): void {
  const element = document.querySelector<HTMLElement>('#island');
  if (element) mount(element, properties);
}

const list = () => document.querySelector<HTMLElement>('[data-part=list]') as HTMLElement;
const titles = () => [...list().querySelectorAll('a')].map(({ textContent }) => textContent);

/** By its words alone: to find roles among so many elements takes seconds. */
function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === name,
  );
  if (!found) throw new Error(`there is no button “${name}”`);
  return found;
}

it('lists 500 posts by kind, in each order, says which have changed, and removes one', async () => {
  vi.stubGlobal('fetch', async (path: string) => answerOf(path));
  // The last two were not looked at today.
  const due = posts.slice(-2).map(({ checked: _, ...each }) => each);
  writeSaved([...posts.slice(0, -2), ...due].toReversed());
  mountList();
  expect(titles()).toHaveLength(MAX_SAVED);
  expect(titles()[0]).toBe(post(MAX_SAVED - 1).title);
  const changes = () =>
    [...list().querySelectorAll<HTMLElement>('[data-change]:not([hidden])')].map(
      ({ textContent }) => textContent,
    );
  await vi.waitFor(() => expect(changes()).toEqual(['Changed', 'Gone']));
  const order = getByLabelText<HTMLSelectElement>(document.body, 'Order');
  const sortBy = (value: string) => {
    order.value = value;
    order.dispatchEvent(new Event('change'));
    return titles();
  };
  expect(sortBy('oldest')[0]).toBe('Post 000');
  expect(sortBy('title')).toEqual(posts.map(({ title }) => title).toSorted());
  button('Events 50').click();
  expect(titles()).toHaveLength(50);
  const [first, second] = list().querySelectorAll('button');
  const next = second?.textContent;
  first?.focus();
  first?.click();
  await vi.waitFor(() => button('Events 49'));
  expect(readSaved()).toHaveLength(MAX_SAVED - 1);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Removed');
  expect(document.activeElement?.textContent).toBe(next);
  // It stays there when the list is shown again.
  dispatchEvent(new Event('pageshow'));
  expect(document.activeElement?.textContent).toBe(next);
});

it('has the focus where the list was once all is removed', () => {
  writeSaved([post(0)]);
  mountList();
  const [last] = list().querySelectorAll('button');
  last?.focus();
  last?.click();
  expect(document.activeElement).toBe(document.querySelector('[data-part=empty]'));
});

it('compares and removes what is saved where the browser keeps no pages', async () => {
  const isBlocked = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
  vi.stubGlobal('caches', { open: isBlocked, keys: isBlocked });
  vi.stubGlobal('fetch', async (path: string) => answerOf(path));
  vi.stubGlobal('confirm', () => true);
  const { checked: _, ...due } = post(MAX_SAVED - 1);
  writeSaved([due]);
  mountList();
  await vi.waitFor(() =>
    expect(list().querySelector('[data-change]:not([hidden])')?.textContent).toBe('Changed'),
  );
  button('Remove all').click();
  await vi.waitFor(() => expect(titles()).toEqual([]));
});

it('passes 500 posts on as a file, and takes them back', async () => {
  mountList();
  writeSaved(posts.toReversed());
  button('Save as a file').click();
  const reader = new FileReader();
  if (exported) reader.readAsText(exported);
  await vi.waitFor(() => expect(reader.result).not.toBeNull());
  const text = String(reader.result);
  localStorage.clear();
  const input = getByLabelText<HTMLInputElement>(document.body, 'File');
  const file = Object.assign(new File([], 'saved-posts.json'), { text: async () => text });
  Object.defineProperty(input, 'files', { value: [file] });
  input.dispatchEvent(new Event('change'));
  await vi.waitFor(() =>
    expect(document.querySelector('[role=status]')?.textContent).toBe('Added: 500'),
  );
  expect(readSaved().map(({ path }) => path)).toEqual(posts.map(({ path }) => path).toReversed());
});
