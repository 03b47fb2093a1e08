import { expect, test } from 'vitest';
import { codesOf, problemsOf } from '#sample-post';

const withLevels = (levels: number[]) => ({
  description: levels.map((level) => `<h${level}>الخطوة ${level}</h${level}>`).join(''),
});

test.each([[[]], [[2, 3, 4]], [[2, 3, 2, 3]], [[1, 2, 3]], [[1, 3]], [[2, 3, 4, 2]]])(
  'accepts the levels %j',
  (levels) => {
    expect(codesOf(withLevels(levels))).toEqual([]);
  },
);

test.each([
  [[3], 3],
  [[2, 4], 4],
  [[2, 3, 2, 4], 4],
  [[1, 4], 4],
])('warns of the levels %j', (levels, skipped) => {
  expect(problemsOf(withLevels(levels))).toMatchObject([
    {
      level: 'warning',
      code: 'heading-level-skipped',
      values: { heading: `الخطوة ${skipped}` },
    },
  ]);
});
