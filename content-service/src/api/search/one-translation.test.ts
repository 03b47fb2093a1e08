import { expect, test } from 'vitest';
import { firstOfEachGroup } from './one-translation';

const found = (ids: number[], groups: [number, number][]) =>
  firstOfEachGroup({ ids, total: ids.length, isLimited: false, groups: new Map(groups) });

test('keeps the first translation of each group and all posts without one, in their order', () => {
  const groups: [number, number][] = [
    [1, 7],
    [3, 8],
    [4, 7],
    [5, 8],
  ];
  expect(found([1, 2, 3, 4, 5, 6], groups)).toEqual({
    ids: [1, 2, 3, 6],
    total: 4,
    isLimited: false,
  });
});

test('says that there may be more where translations took the place of other posts', () => {
  const ids = Array.from({ length: 200 }, (_, index) => index);
  const groups: [number, number][] = [
    [10, 7],
    [20, 7],
  ];
  expect(found(ids, groups)).toMatchObject({ total: 199, isLimited: true });
  expect(found(ids.slice(0, 100), groups)).toMatchObject({ total: 99, isLimited: false });
});

test('leaves the total of posts without groups as it is', () => {
  expect(firstOfEachGroup({ ids: [1, 2], total: 200, isLimited: true, groups: new Map() })).toEqual(
    { ids: [1, 2], total: 200, isLimited: true },
  );
});
