import { expect, test } from 'vitest';
import { findRejected } from './find-rejected.ts';

const names = Array.from({ length: 40 }, (_, place) => `n${place}`);

async function search(rejected: readonly string[]) {
  let attempts = 0;
  const found = await findRejected(names, async (without) => {
    attempts += 1;
    return rejected.every((name) => without.includes(name));
  });
  return { found: found.toSorted(), attempts };
}

test.each(names)('finds %s in few attempts', async (name) => {
  const { found, attempts } = await search([name]);
  expect(found).toEqual([name]);
  expect(attempts).toBeLessThanOrEqual(12);
});

test.each([[['n0', 'n39']], [['n3', 'n4']], [['n1', 'n17', 'n18', 'n30']]])(
  'finds %j and nothing else',
  async (rejected) => {
    expect((await search(rejected)).found).toEqual(rejected.toSorted());
  },
);

test('finds all names if all of them are rejected', async () => {
  expect((await search(names)).found).toHaveLength(names.length);
});
