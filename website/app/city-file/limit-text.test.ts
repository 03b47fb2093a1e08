import { expect, it } from 'vitest';
import type { SafeHtml } from '../posts/post.ts';
import type { FilePost } from './file-post.ts';
import { limitText } from './limit-text.ts';

const post = (id: number, length: number): FilePost => ({
  id,
  identifier: String(id),
  title: `Post ${id}`,
  contentLanguage: null,
  html: 'x'.repeat(length) as SafeHtml,
  excerpt: '',
  phone: null,
  whatsapp: null,
  website: null,
  facts: [],
  checked: null,
  picture: null,
  inline: null,
});

it('leaves out the longest kind first, and says how many posts', () => {
  const sections = [
    { kind: 'article' as const, posts: [post(1, 60_000), post(2, 60_000), post(3, 10_000)] },
    { kind: 'business' as const, posts: [post(4, 10_000)] },
  ];
  const limited = limitText(sections, 140_000);
  expect(limited.sections.map(({ posts }) => posts.map(({ id }) => id))).toEqual([[1, 3], [4]]);
  expect(limited.droppedCount).toBe(1);
  expect(limitText(sections, 1_000_000)).toEqual({ sections, droppedCount: 0 });
});
