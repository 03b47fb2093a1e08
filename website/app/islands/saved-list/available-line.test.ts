// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { SavedPost } from '../../offline/saved-posts.ts';
import { showAvailable } from './available-line.ts';
import type { SavedListProperties } from './saved-list-properties.ts';

const labels = { available: 'Kept: {kept} of {total}.', spaceUsed: 'Space: {size} MB.' };
const properties = { keepsPages: true, locales: 'en', labels } as SavedListProperties;
const posts = [{ path: '/articles/1' }, { path: '/articles/2' }] as SavedPost[];

/** @param usage in bytes; undefined in browsers that do not say it */
async function shownLine(usage?: number): Promise<HTMLElement> {
  const keys = async () => [{ url: `${location.origin}/articles/2` }];
  vi.stubGlobal('caches', { open: async () => ({ keys }) });
  const storage = usage === undefined ? undefined : { estimate: async () => ({ usage }) };
  vi.stubGlobal('navigator', { storage });
  const line = document.createElement('p');
  await showAvailable(line, posts, properties);
  return line;
}

afterEach(() => vi.unstubAllGlobals());

it('says how many posts can be read without network, and the space they take', async () => {
  expect((await shownLine(1_250_000)).textContent).toBe('Kept: 1 of 2. Space: 1.3 MB.');
});

it('says it once where the list is shown twice in a row', async () => {
  const line = await shownLine(1_250_000);
  await Promise.all([1, 2].map(() => showAvailable(line, posts, properties)));
  expect(line.textContent).toBe('Kept: 1 of 2. Space: 1.3 MB.');
});

it('says nothing of the space where the browser does not', async () => {
  expect((await shownLine()).textContent).toBe('Kept: 1 of 2.');
});

it('says nothing where there is nothing to say', async () => {
  const line = document.createElement('p');
  await showAvailable(line, [], properties);
  expect(line.hidden).toBe(true);
});
