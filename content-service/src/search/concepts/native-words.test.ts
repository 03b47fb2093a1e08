import { fold } from 'folding/fold';
import { describe, expect, test } from 'vitest';
import type { SearchLanguage } from '../text/languages';
import { nativeWordFor, nativeWordsOf } from './native-words';

const words = nativeWordsOf([
  {
    words: [
      { language: 'ru', words: 'парикмахерская\nноутбук\nдоговор аренды\nвернуть залог\nдом' },
      { language: 'hi', words: 'किराया\nदवाई की दुकान\nघर भेजना' },
      { language: 'ur', words: 'گھر بھیجنا\nمعاہدہ' },
      { language: 'fa', words: 'آزمون\nنانوایی\nاتاق مشترک\nمدرک تحصیلی' },
      { language: 'ckb', words: 'قوتابخانە\nوەرگێڕ' },
      { language: 'en', words: 'contract' },
    ],
  },
]);
const nativeOf = (typed: string, language: SearchLanguage) =>
  nativeWordFor(fold(typed), language, words);

describe('nativeWordFor', () => {
  test.each<[SearchLanguage, string, string]>([
    ['ru', 'parikmaherskaya', 'парикмахерская'],
    ['ru', 'parikmakherskaya', 'парикмахерская'],
    ['ru', 'noutbuk', 'ноутбук'],
    ['ru', 'dogovor', 'договор'],
    ['hi', 'bhejna', 'भेजना'],
    ['ur', 'bhejna', 'بھیجنا'],
    ['fa', 'moshtarak', 'مشترک'],
    ['fa', 'tahsili', 'تحصیلی'],
    ['ckb', 'qutabxane', 'قوتابخانە'],
    ['ckb', 'qutabxana', 'قوتابخانە'],
  ])('writes a word as its language does (%s: %s)', (language, typed, native) => {
    expect(nativeOf(typed, language)).toBe(fold(native));
  });

  test.each<[SearchLanguage, string, string]>([
    ['ru', 'dom', 'with fewer than three sounds, which many words have'],
    ['fa', 'zamen', 'that begins with another sound'],
    ['ru', 'bhejna', 'of another language'],
    ['en', 'contract', 'of a language in Latin letters'],
    ['ru', 'ноутбук', 'that is written in its own script'],
  ])('leaves a word alone (%s: %s) %s', (language, typed) => {
    expect(nativeOf(typed, language)).toBeUndefined();
  });
});
