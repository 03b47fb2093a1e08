import { describe, expect, it } from 'vitest';
import { textLengthOf } from './reading-time.ts';

describe('lengthOf', () => {
  it.each([
    ['bread and tea, ', 'en', 200, 600, 3],
    ['خبز وشاي، ', 'ar', 210, 420, 3],
    ['хлеб и чай, ', 'ru', 180, 540, 3],
    ['面包和茶。', 'zh', 100, 300, 2],
    ['', '', 1, 0, 1],
  ])(
    'counts %s in %s, %i times, as %i words and %i minutes',
    (text, language, times, words, minutes) => {
      expect(textLengthOf(text.repeat(times), language)).toEqual({ words, minutes });
    },
  );

  it('accepts an invalid language code', () => {
    expect(textLengthOf('two words', 'not a code').words).toBe(2);
  });
});
