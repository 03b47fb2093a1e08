import { expect, test } from 'vitest';
import { chosenId, relationTo } from './post-form';

const dubai = { id: 1, documentId: 'one' };
const doha = { id: 2, documentId: 'two' };

test.each([
  ['another', doha, dubai, 2],
  ['the same', dubai, dubai, 1],
  ['none', null, dubai, null],
  ['the first', doha, null, 2],
  ['none of none', null, null, null],
])('reads back the choice of %s', (_, choice, stored, expected) => {
  expect(chosenId(relationTo(choice, stored), stored?.id ?? null)).toBe(expected);
});

test('is as loaded again after choosing what is stored', () => {
  expect(relationTo(dubai, dubai)).toEqual({ connect: [], disconnect: [] });
});

test('sends document ids', () => {
  expect(relationTo(doha, dubai)).toEqual({
    connect: [{ id: 2, apiData: doha }],
    disconnect: [{ id: 1, apiData: dubai }],
  });
});

test('reads the stored entry before the form has a value', () => {
  expect(chosenId(null, 1)).toBe(1);
  expect(chosenId(undefined, null)).toBeNull();
});
