import { expect, test } from 'vitest';
import { withStorableNumbers } from './storable-numbers';

const NOTHING = { $in: [] };
const ANYTHING = { $notNull: true };

test.each([
  [5, 5],
  ['-2147483648', '-2147483648'],
  [
    { $gt: '3', $null: 'false' },
    { $gt: '3', $null: 'false' },
  ],
  [2147483648, NOTHING],
  ['abc', NOTHING],
  ['', NOTHING],
  [{ $eq: '1.5' }, NOTHING],
  [{ $ne: '99999999999' }, ANYTHING],
  [{ $in: ['1', '99999999999'] }, { $in: ['1'] }],
  [{ $in: '99999999999' }, NOTHING],
  [{ $notIn: ['abc', 2] }, { $notIn: [2] }],
  [{ $lt: '99999999999' }, ANYTHING],
  [{ $gt: '99999999999', $ne: 1 }, NOTHING],
  [
    { $gte: '-99999999999', $lte: '1.5' },
    { $notNull: true, $lte: 1 },
  ],
  [{ $gt: 1.5 }, { $gt: 1 }],
  [{ $gte: 1.5 }, { $gte: 2 }],
  [{ $lt: -1.5 }, { $lt: -1 }],
  [{ $lte: 'abc' }, NOTHING],
  [{ $not: { $eq: '1e400' } }, { $not: NOTHING }],
  [
    [1, 'abc'],
    [1, NOTHING],
  ],
])('of integers, %j is compared as %j', (compared, storable) => {
  expect(withStorableNumbers('integer', compared)).toEqual(storable);
});

test('compares with what is no number as before', () => {
  const query = new (class Query {})();
  for (const compared of [null, true, query, { $null: true }, { $in: query }]) {
    expect(withStorableNumbers('increments', compared)).toEqual(compared);
  }
});

test('knows which columns hold fractions, and leaves texts alone', () => {
  expect(withStorableNumbers('float', { $gt: '1.5' })).toEqual({ $gt: '1.5' });
  expect(withStorableNumbers('float', '1e400')).toEqual(NOTHING);
  expect(withStorableNumbers('string', '971501234567')).toBe('971501234567');
  expect(withStorableNumbers('relation', '99999999999')).toEqual(NOTHING);
});
