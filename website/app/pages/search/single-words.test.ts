import { expect, test } from 'vitest';
import { singleWords } from './single-words.ts';

test.each([
  ['how can I rent a flat in Sharjah?', ['rent', 'flat', 'Sharjah']],
  ['كيف أنقل رخصة القيادة في دبي', ['رخصة', 'القيادة']],
  ['где в Стамбуле сделать ВНЖ', ['Стамбуле', 'сделать']],
  ['visa visa', []],
  ['tailor', []],
  ['? !', []],
])('offers the longest words of %j', (query, expected) => {
  expect(singleWords(query)).toEqual(expect.arrayContaining(expected));
  expect(singleWords(query).length).toBeLessThanOrEqual(3);
});

test('offers words in the order in which they were typed', () => {
  expect(singleWords('Sharjah rent of a flat')).toEqual(['Sharjah', 'rent', 'flat']);
});
