import { fold } from 'folding/fold';
import { describe, expect, test } from 'vitest';
import type { SearchLanguage } from '../text/languages';
import { soundsOf } from '../text/sounds';
import { nativeWordsOf } from './native-words';

const words = nativeWordsOf([
  {
    words: [
      { language: 'ru', words: 'договор аренды\nвернуть залог\nза ремонт\nnoutbuk' },
      { language: 'ku', words: 'قوتابخانە' },
      { language: 'en', words: 'contract' },
      { language: 'xx', words: 'дом' },
    ],
  },
  { words: [{ language: 'ru', words: 'залог' }] },
]);
const sounding = (typed: string, language: SearchLanguage) =>
  words.withSound(soundsOf(typed, language).key, language);

describe('nativeWordsOf', () => {
  test('finds the words of all phrases in a language by how they sound, each once', () => {
    expect(sounding('dogovor', 'ru')).toEqual(['договор']);
    expect(sounding('zalog', 'ru')).toEqual(['залог']);
    expect(sounding('qutabxane', 'ckb')).toEqual([fold('قوتابخانە')]);
  });

  test('has no words of other languages, in Latin letters, or that are in most texts', () => {
    expect(sounding('dogovor', 'ar')).toEqual([]);
    expect(sounding('contract', 'en')).toEqual([]);
    expect(sounding('noutbuk', 'ru')).toEqual([]);
    expect(sounding('za', 'ru')).toEqual([]);
    expect(sounding('dom', 'ru')).toEqual([]);
  });
});
