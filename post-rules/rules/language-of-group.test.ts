import { expect, test } from 'vitest';
import { codesOf, problemsOf } from '#sample-post';

const otherLanguages = new Map([
  ['tr', 'İlk hafta'],
  ['ar', 'الأسبوع الأول'],
]);

test('rejects the language of another post of the group, and names it', () => {
  const problems = problemsOf(
    { nationality: { language_query: 'tr' }, description: null },
    { otherLanguages },
  );
  expect(problems).toEqual([
    {
      level: 'error',
      code: 'language-taken',
      field: 'nationality',
      values: { title: 'İlk hafta' },
    },
  ]);
});

test('accepts another language, and none', () => {
  expect(codesOf({}, { otherLanguages })).toEqual([]);
  expect(codesOf({ nationality: null }, { otherLanguages })).toEqual(['community-missing']);
});
