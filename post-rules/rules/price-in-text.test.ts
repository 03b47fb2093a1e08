import { expect, test } from 'vitest';
import { problemsOf } from '#sample-post';

const found = (html: string, changes = {}) =>
  problemsOf({
    post_type: { id: 5, name: 'Marketplace' },
    description: `<p>${html}</p>`,
    ...changes,
  })
    .filter(({ code }) => code === 'price-in-text')
    .map(({ values }) => values.found);

test.each([
  ['It costs AED 350.', 'AED 350.'],
  ['350 dirhams, fixed', '350 dirhams'],
  ['السعر ٣٥٠ درهمًا', '350 درهم'],
  ['۴۵۰ ریال', '450 ریال'],
  ['قیمت 350 درہم ہے', '350 درہم'],
  ['٤٥٠ دیرهەم', '450 دیرهەم'],
  ['Цена 14 500 дирхамов', '500 дирхам'],
  ['350 दिरहम', '350 दिरहम'],
  ['1.450,5 TL', '1.450,5 TL'],
  ['₺900', '₺900'],
  ['Dhs 500 a month', 'Dhs 500'],
  ['Dh500', 'Dh500'],
  ['Dhs. 500', 'Dhs. 500'],
  ['500 Dhs', '500 Dhs'],
  ['350 TRY', '350 TRY'],
  ['350 liraya', '350 lira'],
  ['100 euroya', '100 euro'],
])('in %j', (html, price) => {
  expect(found(html)).toEqual([price]);
});

test('says nothing of other numbers, with a price, or for a kind without one', () => {
  expect(found('Built in 2019, 3 rooms, 45 km')).toEqual([]);
  expect(found('3 European cities, 5 tryouts, 50 TLC classes, 2 Dhows')).toEqual([]);
  expect(found('You can try 3 cafes; the first 5 try again')).toEqual([]);
  expect(found('350 AED', { price: 0 })).toEqual([]);
  expect(found('350 AED', { post_type: { id: 1, name: 'Article' } })).toEqual([]);
});
