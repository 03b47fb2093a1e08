import { expect, test } from 'vitest';
import { countStem, createNumberedTerms } from './numbered-terms';
import { numberedRows } from './numbering';

test('counts by how many documents each stem and each beginning is held', () => {
  const terms = createNumberedTerms();
  const documents = [['rental', 'rent', 'tea'], ['renting'], ['rental', 'renting', 'مدرس']];
  const numbers = documents.map((stems, document) =>
    stems.map((stem) => countStem(terms, stem, document)),
  );
  const rows = [...numberedRows(terms.numbering)].map(([, text, count]) => [text, count]);
  expect(Object.fromEntries(rows)).toEqual({
    rental: 2,
    rent: 1,
    'rent*': 3,
    tea: 1,
    renting: 2,
    مدرس: 1,
    'مدر*': 1,
  });
  expect(numbers[2]?.[0]).toBe(numbers[0]?.[0]);
  expect(numbers[2]?.[1]).toBe(numbers[1]?.[0]);
});
