import { expect, it } from 'vitest';
import { MAX_SAVED, mergeSaved, parseSaved, type SavedPost } from './saved-posts.ts';

const post = (path: string, saved = '2026-11-20T10:00:00.000Z'): SavedPost => ({
  ...{ path, id: 1, kind: 'article', title: 'Tea', lang: 'en', dir: 'ltr' },
  ...{ picture: '', updated: '', saved },
});

it('reads what it writes', () => {
  const posts = [post('/articles/tea'), post('/ar/articles/%D8%B4%D8%A7%D9%8A')];
  expect(parseSaved(JSON.stringify(posts))).toEqual(posts);
});

it.each(['', '{}', 'null', '[', '"x"'])('takes %j for no list', (text) => {
  expect(parseSaved(text)).toBeNull();
});

it.each([
  [post('//evil.example')],
  [post('https://evil.example')],
  [post('javascript:alert(1)')],
  [post('/\\evil.example')],
  [post('/\t/evil.example/login')],
  [post('/\n\\evil.example/login')],
  [post('/articles/tea', 'never')],
  [{ ...post('/articles/tea'), title: 7 }],
  [{ ...post('/articles/tea'), id: undefined }],
  [null],
])('leaves out %j', (entry) => {
  expect(parseSaved(JSON.stringify([entry]))).toEqual([]);
});

it('adds each post once, the last saved first', () => {
  const [old, recent] = [post('/a'), post('/b', '2026-11-22T10:00:00.000Z')];
  expect(mergeSaved([old], [recent, { ...old, title: 'Other' }, recent])).toEqual({
    posts: [recent, old],
    count: 1,
  });
});

it('adds as many as there is room for', () => {
  const full = Array.from({ length: MAX_SAVED - 1 }, (_, index) => post(`/${index}`));
  const { posts, count } = mergeSaved(full, [post('/a'), post('/b')]);
  expect([posts.length, count]).toEqual([MAX_SAVED, 1]);
});
