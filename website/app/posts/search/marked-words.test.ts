import { expect, it } from 'vitest';
import { wordMarker } from './marked-words.ts';

/** The text with marked words in brackets. */
const mark = (text: string, words: string[]) =>
  wordMarker(words)(text)
    .map((segment) => (segment.isMatch ? `[${segment.text}]` : segment.text))
    .join('');

it.each([
  [
    'Pay the deposit, then more deposits',
    ['deposit', 'deposits'],
    'Pay the [deposit], then more [deposits]',
  ],
  ['rent, Rent and renting', ['rent'], '[rent], Rent and renting'],
  ['İstanbul’da yürüyüş', ['İstanbul’da'], '[İstanbul’da] yürüyüş'],
  ['تدفع عربون الغرفة', ['عربون'], 'تدفع [عربون] الغرفة'],
  ['किताब और किताबें', ['किताब'], '[किताब] और किताबें'],
  ['A1 and A12', ['A1'], '[A1] and A12'],
  ['1.5 or 125', ['1.5', '('], '[1.5] or 125'],
])('in %j marks whole words as they are written', (text, words, marked) => {
  expect(mark(text, words)).toBe(marked);
});

it('leaves a text without marked words as it is', () => {
  expect(wordMarker([])('rent')).toEqual([{ text: 'rent', isMatch: false }]);
  expect(wordMarker(['x'])('rent')).toEqual([{ text: 'rent', isMatch: false }]);
  expect(wordMarker(['x'])('')).toEqual([]);
});
