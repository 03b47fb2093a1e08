import { expect, test } from 'vitest';
import { linkedPost, linkedPosts } from '#text/linked-post';

test.each([
  ['/articles/first-week', 'first-week'],
  ['/ar/events/12?from=list#map', '12'],
  ['/article/first-week/', 'first-week'],
  ['/forum/%D8%A3%D9%8A%D9%86', 'أين'],
  ['/marketplace/کرسی', 'کرسی'],
  ['/hi/businesses/किराना', 'किराना'],
  ['/ru/activities/прогулка', 'прогулка'],
  ['/articles/100%', '100%'],
])('reads %j', (address, target) => {
  expect(linkedPost(address)).toBe(target);
});

test.each([
  'https://example.org/articles/first-week',
  '//example.org/articles/x',
  'mailto:a@example.org',
  '#section',
  '/contact',
  '/ar',
  '/articles',
  '/ar/articles',
  '/ar/places/dubai',
  '/uploads/plan.pdf',
  '/articles/a/b',
  '/articles/a%00b',
  '/articles/%0Aa',
  '/articles/a\u0007',
])('finds no post in %j', (address) => {
  expect(linkedPost(address)).toBeNull();
});

test('lists what the posts that a text links to can be looked up by', () => {
  const html = '<a href="/ar/forum/أين">أين</a> <a href="/events/walk-12">x</a> <a href="/">y</a>';
  expect(linkedPosts(html)).toEqual(['أين', 'walk-12', '12']);
});
