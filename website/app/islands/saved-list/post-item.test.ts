// @vitest-environment jsdom
import { getByRole, queryByRole } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { SavedPost } from '../../offline/saved-posts.ts';
import { postItem } from './post-item.ts';
import type { SavedListProperties } from './saved-list-properties.ts';

const kinds: SavedListProperties['kinds'] = { article: 'Articles' };
const labels = { savedOn: 'saved on {date}', changed: 'Changed', gone: 'Gone' };
const properties = { kinds, locales: 'en', labels } as SavedListProperties;

const template = document.createElement('template');
template.innerHTML = `<li><div data-picture></div><h2><a href="/"></a></h2><p data-meta></p>
  <p data-change hidden></p><button>Remove <bdi data-title></bdi></button></li>`;

const tea: SavedPost = {
  ...{ path: '/articles/tea', id: 1, kind: 'article', title: 'شاي', lang: 'ar', dir: 'rtl' },
  ...{ picture: '', updated: '', saved: '2026-11-20T10:00:00.000Z' },
};

function shown(changes: Partial<SavedPost> = {}): HTMLElement {
  const item = postItem({ ...tea, ...changes }, template, properties);
  document.body.replaceChildren(item);
  return item;
}

it('links to the post by its title, in the language of the post', () => {
  const item = shown();
  const link = getByRole<HTMLAnchorElement>(item, 'link', { name: 'شاي' });
  expect([link.getAttribute('href'), link.lang, link.dir]).toEqual(['/articles/tea', 'ar', 'rtl']);
  expect(getByRole(item, 'button', { name: 'Remove شاي' })).toBeTruthy();
});

it('says of which kind it is and when it was saved', () => {
  expect(shown().querySelector('[data-meta]')?.textContent).toBe(
    'Articles · saved on Nov 20, 2026',
  );
  expect(shown({ kind: 'event' }).querySelector('[data-meta]')?.textContent).toBe(
    'saved on Nov 20, 2026',
  );
});

it('has a picture only if the post has one', () => {
  expect(shown({ picture: '/uploads/tea.webp' }).querySelector('img')).toMatchObject({
    src: `${location.origin}/uploads/tea.webp`,
    alt: '',
  });
  expect(queryByRole(shown(), 'presentation')).toBeNull();
  expect(shown().querySelector('[data-picture]')).toBeNull();
});

it('says whether the post has changed or is gone', () => {
  const changeOf = (item: HTMLElement) => {
    const { hidden, textContent } = item.querySelector<HTMLElement>('[data-change]') ?? {};
    return [hidden, textContent];
  };
  expect(changeOf(shown())).toEqual([true, '']);
  expect(changeOf(shown({ change: 'gone' }))).toEqual([false, 'Gone']);
  expect(changeOf(shown({ change: 'changed' }))).toEqual([false, 'Changed']);
});
