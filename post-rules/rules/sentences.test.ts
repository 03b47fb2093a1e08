import { expect, test } from 'vitest';
import { codesOf, problemsOf } from '#sample-post';

/** A word and the end of a sentence. */
const languages: [string, string, string, number][] = [
  ['en', 'House', '.', 25],
  ['tr', 'Evler', '.', 20],
  ['ru', 'Домик', '.', 22],
  ['ar', 'البيت', '.', 25],
  ['fa', 'خانهٔ', '.', 30],
  ['ur', 'مکانات', '۔', 34],
  ['hi', 'मकान', '।', 32],
  ['ku', 'ماڵەکان', '.', 25],
];

const sentence = (word: string, end: string, words: number) =>
  `${Array.from({ length: words }, () => word).join(' ')}${end}`;

test.each(languages)('in %s, warns from one word more than allowed', (language, word, end, max) => {
  const codesWith = (words: number) =>
    codesOf({
      description: `<p>${sentence(word, end, 9)} ${sentence(word, end, words)}</p>`,
      nationality: { language_query: language },
    });
  for (let words = max - 5; words <= max; words += 1) expect(codesWith(words)).toEqual([]);
  for (let words = max + 1; words < max + 30; words += 7) {
    expect(codesWith(words)).toEqual(['sentences-long']);
  }
});

test('counts the sentences and shows the beginning of the first', () => {
  const description = `<p>${sentence('house', '.', 30)} ${sentence('Garden', '!', 31)}</p>`;
  expect(problemsOf({ description })).toMatchObject([
    {
      level: 'warning',
      field: 'description',
      values: { count: 2, maxWords: 25, sentence: expect.stringMatching(/^house house .*…$/) },
    },
  ]);
});

test('does not join items of a list or words in another language', () => {
  const items = Array.from({ length: 20 }, () => '<li>two words</li>').join('');
  const foreign = `<p lang="de">${sentence('Haus', '.', 40)}</p>`;
  expect(codesOf({ description: `<ul>${items}</ul>${foreign}` })).toEqual([]);
});

test.each(['en_US', 'x', ''])('counts as for English if the language is %j', (language_query) => {
  const description = `<p>${sentence('House', '.', 26)}</p>`;
  expect(codesOf({ description, nationality: { language_query } })).toContain('sentences-long');
});
