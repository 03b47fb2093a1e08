import { describe, expect, test } from 'vitest';
import { codesOf, problemsOf, texts } from '#sample-post';
import { scriptsOf } from '#text/scripts';

const scriptOf = (language: string) => scriptsOf(language)[0];
const pairs = Object.keys(texts).flatMap((community) =>
  Object.keys(texts).map((written) => [community, written] as const),
);

describe.each(pairs)('a post for readers of %s, written in %s', (community, written) => {
  test('is rejected exactly if the scripts differ', () => {
    const post = {
      title: 'Diyar',
      description: `<p>${texts[written]}</p>`,
      nationality: { language_query: community },
    };
    const isRejected = codesOf(post).includes('script-mismatch');
    // Kurdish is written in Arabic and in Latin letters.
    const isBoth = community === 'ku' && scriptOf(written) === 'Latn';
    expect(isRejected).toBe(scriptOf(community) !== scriptOf(written) && !isBoth);
  });
});

test('says which script was found and which is expected', () => {
  const nationality = { language_query: 'ar' };
  expect(problemsOf({ description: `<p>${texts.ru}</p>`, nationality })).toMatchObject([
    {
      level: 'error',
      field: 'description',
      values: { language: 'ar', expected: 'Arab', script: 'Cyrl' },
    },
  ]);
});

test.each([
  ['a name alone', { title: 'Lantern Kitchen', description: '<p>Deira</p>' }],
  [
    'words in another language that are marked',
    {
      title: 'كلمات',
      description: `<p>${texts.ar}</p><p lang="en">${texts.en}</p><p lang="tr">${texts.tr}</p>`,
    },
  ],
  ['some foreign names', { description: `<p>${texts.ar}</p><p>Emirates ID, RTA, Noor Bank</p>` }],
])('accepts %s in a post for readers of Arabic', (_, changes) => {
  expect(codesOf({ ...changes, nationality: { language_query: 'ar' } })).toEqual([]);
});

test('accepts any script for a language that is not known', () => {
  expect(
    codesOf({ description: `<p>${texts.ru}</p>`, nationality: { language_query: 'zz' } }),
  ).toEqual([]);
});
