import { expect, test } from 'vitest';
import { codesOf, problemsOf } from '#sample-post';

test('warns of languages without a translation', () => {
  expect(problemsOf({}, { missingTranslations: ['tr', 'ur'] })).toEqual([
    {
      level: 'warning',
      code: 'translation-missing',
      field: 'nationality',
      values: { languages: 'tr,ur', count: 2 },
    },
  ]);
  expect(codesOf({}, { missingTranslations: [] })).toEqual([]);
});
