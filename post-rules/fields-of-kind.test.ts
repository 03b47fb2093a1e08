import { expect, test } from 'vitest';
import { fieldsNotShown, withoutHiddenFields } from '#fields-of-kind';
import { article, event } from '#sample-post';

const business = { id: 2, name: 'Business' };

const post = {
  title: 'The first week',
  start: '2026-05-01T14:00:00.000Z',
  end: null,
  price: 0,
  information: { phone: '+971 4 000 0000', organiser: 'Neighbours', address: 'Rope Lane' },
};

test('an article shows neither time, price nor contact, an event all but hours, delivery and condition', () => {
  expect(fieldsNotShown(article)).toContain('information.phone');
  expect(fieldsNotShown(article)).toHaveLength(13);
  expect(fieldsNotShown(event)).toEqual([
    'information.opening_hours',
    'information.delivers',
    'information.condition',
  ]);
});

test('shows what all kinds show before a kind is chosen, and everything of an unknown kind', () => {
  expect(fieldsNotShown(null)).toHaveLength(13);
  expect(fieldsNotShown({ id: 9, name: 'Poem' })).toEqual([]);
});

test('clears what a new kind does not show, and leaves the original as it is', () => {
  expect(withoutHiddenFields(post, business, event)).toEqual({
    ...post,
    start: null,
    price: null,
    information: { ...post.information, organiser: null },
  });
  expect(post.price).toBe(0);
  expect(withoutHiddenFields(post, article, null).start).toBeNull();
});

test('keeps everything of a post that keeps its kind, or has none', () => {
  expect(withoutHiddenFields(post, article, { ...article })).toBe(post);
  expect(withoutHiddenFields(post, null, event)).toBe(post);
});
