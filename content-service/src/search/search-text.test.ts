import { expect, test } from 'vitest';
import { searchTextOf, textOfHtml } from './search-text';

test('contains title, description, place, category and organiser', () => {
  const text = searchTextOf({
    title: 'Tea',
    description: '<p>With <b>mi</b>nt</p><p>and caf&#233;&nbsp;music</p><script>no()</script>',
    information: { address: 'Lane 5', landmark: 'Blue tower', organiser: 'Salma' },
    post_category: { name: 'Food' },
    city: { name: 'Doha' },
    area: { name: 'Najma' },
  });
  expect(text).toBe('tea with mint and cafe music lane 5 blue tower salma food doha najma');
});

test('is empty for an empty post', () => {
  expect(searchTextOf({ title: null, information: null, city: null })).toBe('');
});

test.each(['<', '<a ', '<script>', '<div><b>', '<tr><td>a</td>'])(
  'takes no longer than its length for %s again and again',
  (piece) => {
    expect(textOfHtml(`<p>tea</p>${piece.repeat(100_000)}`)).toMatch(/^ tea /);
  },
);
