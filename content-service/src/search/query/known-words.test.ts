import { fold } from 'folding/fold';
import { expect, test } from 'vitest';
import { buildLexicon } from '../concepts/lexicon';
import { isKnownWord } from './known-words';

const lexicon = buildLexicon([
  {
    id: 1,
    broader: null,
    words: [
      { language: 'ar', words: 'غرفة مشتركة' },
      { language: 'en', words: 'shared room' },
    ],
  },
]);
const names = new Set(['salmiya', 'ru:стамбул']);
const isKnown = (word: string) => isKnownWord(fold(word), lexicon, names);

test.each([
  ['a word within a phrase for a concept', 'غرفة'],
  ['its inflected form', 'rooms'],
  ['a phrase that is written together', 'sharedrooms'],
  ['its form with an article', 'الغرفة'],
  ['a name', 'Salmiya'],
  ['an inflected name', 'Стамбуле'],
  ['a stop word', 'کیسے'],
])('knows %s', (_, word) => {
  expect(isKnown(word)).toBe(true);
});

test.each(['mattress', 'حرفة', 'Москва'])('does not know %s', (word) => {
  expect(isKnown(word)).toBe(false);
});
