import { expect, test } from 'vitest';
import { searchTextOf } from './search-text';

test('takes title, text, place, category and organiser', () => {
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

test('copes with a post that has nothing', () => {
  expect(searchTextOf({ title: null, information: null, city: null })).toBe('');
});
