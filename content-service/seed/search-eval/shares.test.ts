import { expect, test } from 'vitest';
import type { DemoAnswer } from '../../contract/search-eval/ask-service.ts';
import { reaches } from '../../contract/search-eval/floors.ts';
import { sharesOf } from '../../contract/search-eval/shares.ts';
import { missesTable, sharesTable } from '../../contract/search-eval/tables.ts';

const answer = (query: string, posts: number[], ids: number[], confidence = 0.9): DemoAnswer => ({
  language: 'en',
  group: posts.length > 0 ? 'keywords' : 'no-answer',
  query,
  posts,
  ms: 1,
  ids,
  confidence,
});

const answered = [
  answer('sofa', [501], [501, 502]),
  answer('tailor', [207, 405], [1, 2, 405]),
  answer('barber', [210], [1, 2, 3, 210], 0.29),
  answer('lost passport', [611], []),
];
const unanswered = [answer('dentist', [], [109], 0.3), answer('vet', [], [210], 0.29)];

test('shares count the first right result, and poor results as rejected', () => {
  expect(sharesOf(answered)).toEqual({
    first: 0.25,
    first3: 0.5,
    first10: 0.75,
    nothing: 0.25,
    rejected: 0.5,
    reciprocalRank: (1 + 1 / 3 + 1 / 4) / 4,
  });
  expect(sharesOf(unanswered).rejected).toBe(0.5);
});

test('a floor is reached by shares that equal it, and missed in any one share', () => {
  const shares = sharesOf(answered);
  const floor = { first: 0.25, first3: 0.5, first10: 0.75, nothing: 0.25 };
  expect(shares).toSatisfy(reaches(floor));
  expect(shares).not.toSatisfy(reaches({ ...floor, first: 0.26 }));
  expect(shares).not.toSatisfy(reaches({ ...floor, first3: 0.51 }));
  expect(shares).not.toSatisfy(reaches({ ...floor, first10: 0.76 }));
  expect(shares).not.toSatisfy(reaches({ ...floor, nothing: 0.24 }));
});

test('the table of shares keeps queries without an answer apart', () => {
  const lines = sharesTable([...answered, ...unanswered], 'language').split('\n');
  expect(
    lines.map((line) =>
      line
        .trim()
        .split(/\s{2,}/)
        .slice(0, 4),
    ),
  ).toEqual([
    ['language', 'asked', 'first', 'first 3'],
    ['en', '4', '25.0 %', '50.0 %'],
    ['all', '4', '25.0 %', '50.0 %'],
    ['no answer', '2', '0.0 %', '0.0 %'],
  ]);
});

test('the table of misses lists low ranks, and confident results where no post answers', () => {
  const missesOf = (lowestRank?: number) => {
    const [, ...lines] = missesTable([...answered, ...unanswered], lowestRank).split('\n');
    return lines.map((line) => line.split(/\s{2,}/).at(-1));
  };
  expect(missesOf()).toEqual(['barber', 'lost passport', 'dentist']);
  expect(missesOf(1)).toEqual(['tailor', 'barber', 'lost passport', 'dentist']);
});
