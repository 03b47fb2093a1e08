import { expect, test } from 'vitest';
import { event, problemsOf } from '#sample-post';

const missing = { missingLanguages: ['ar', 'tr'] };
const pinned = { stick_top: true };

test('warns of languages that a pinned article lacks', () => {
  expect(problemsOf(pinned, missing)).toEqual([
    {
      level: 'warning',
      code: 'translation-missing',
      field: 'stick_top',
      values: { languages: 'ar tr' },
    },
  ]);
});

test('warns of languages that an article lacks which is translated into others', () => {
  const otherLanguages = new Map([['ru', 'Тихая комната']]);
  expect(problemsOf({}, { ...missing, otherLanguages })).toEqual([
    {
      level: 'warning',
      code: 'translations-incomplete',
      field: 'nationality',
      values: { languages: 'ar tr' },
    },
  ]);
});

test('says nothing of one that is there in all', () => {
  expect(problemsOf(pinned, { missingLanguages: [] })).toEqual([]);
});

test.each([
  ['that is neither pinned nor translated', { stick_top: false }],
  ['that is hidden', { ...pinned, is_active: false }],
  ['that is a translation itself', { ...pinned, translated_from: 7 }],
  ['of another kind', { ...pinned, post_type: event, start: new Date('2026-11-22T18:00:00Z') }],
])('says nothing of a post %s', (_, changes) => {
  expect(problemsOf(changes, missing)).toEqual([]);
});
