import { expect, test } from 'vitest';
import { idSchema, idsAmong, readInteger } from './storable';

test.each([
  ['0', 0],
  ['0012', 12],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['99999999999', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['', null],
])('reads %j as %j', (text, number) => {
  expect(readInteger(text)).toBe(number);
});

test('finds numbers of entries among other texts', () => {
  expect(idsAmong(['a-12', '12', '9999999999'])).toEqual([12]);
});

test.each([0, -1, 1.5, 2_147_483_648, 3e300, 'x', null, Number.NaN])(
  'takes no %j for an id',
  (id) => {
    expect(idSchema('no id').safeParse(id).error?.issues[0]?.message).toBe('no id');
  },
);

test.each([1, '12', 2_147_483_647])('takes %j for an id', (id) => {
  expect(idSchema().parse(id)).toBe(Number(id));
});
