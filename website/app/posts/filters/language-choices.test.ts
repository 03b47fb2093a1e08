import { expect, it } from 'vitest';
import type { Community } from './choices.ts';
import { languageChoices, languageCodeOf } from './language-choices.ts';

const community = (code: string): Community => ({
  code,
  nativeName: code,
  direction: 'ltr',
  otherNames: [],
});
const communities = ['en', 'ar', 'tr', 'ur', 'ku'].map(community);

const choicesIn = (
  query: Pick<Parameters<typeof languageChoices>[0], 'language'> &
    Partial<Parameters<typeof languageChoices>[0]>,
) =>
  languageChoices({
    communities,
    postLanguages: { article: ['ar', 'tr'], event: ['ur'] },
    kinds: ['article'],
    chosen: undefined,
    ...query,
  }).map(({ code, hasPosts }) => (hasPosts ? code : `(${code})`));

it('offers the languages that there are posts of a kind in, after that of the page', () => {
  expect(choicesIn({ language: 'tr' })).toEqual(['tr', 'ar']);
  expect(choicesIn({ language: 'tr', kinds: ['article', 'event'] })).toEqual(['tr', 'ar', 'ur']);
});

it('offers the language of the page also without posts', () => {
  expect(choicesIn({ language: 'ckb' })).toEqual(['(ku)', 'ar', 'tr']);
  expect(choicesIn({ language: 'hi' })).toEqual(['(hi)', 'ar', 'tr']);
});

it('offers the chosen language second', () => {
  expect(choicesIn({ language: 'ar', chosen: 'tr' })).toEqual(['ar', 'tr']);
  expect(choicesIn({ language: 'ar', chosen: 'ur' })).toEqual(['ar', '(ur)', 'tr']);
  expect(choicesIn({ language: 'ar', chosen: 'ar' })).toEqual(['ar', 'tr']);
});

it('offers all languages if the content service does not say which posts are in', () => {
  expect(choicesIn({ language: 'ur', postLanguages: null })).toEqual([
    'ur',
    'en',
    'ar',
    'tr',
    'ku',
  ]);
});

it('offers none without communities', () => {
  expect(choicesIn({ language: 'en', communities: [] })).toEqual([]);
});

it.each([
  ['ur', 'ur'],
  ['UR', 'ur'],
  ['ckb', 'ku'],
  ['ku', 'ku'],
  ['hi', 'hi'],
  ['xx', undefined],
])('reads the language %s as %s', (requested, code) => {
  expect(languageCodeOf(requested, communities)).toBe(code);
});

it('reads no language if the content service has no communities', () => {
  expect(languageCodeOf('ur', [])).toBeUndefined();
});
