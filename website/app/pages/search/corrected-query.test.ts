import { expect, it } from 'vitest';
import { correctedQuery } from './corrected-query.ts';

it.each([
  [
    'my wlak by teh sea',
    [
      ['wlak', 'walk'],
      ['teh', 'the'],
    ],
    'my walk by the sea',
  ],
  ['tea in teapots', [['tea', 'Tee']], 'Tee in teapots'],
  ['المدرسه القديمة', [['المدرسه', 'المدرسة']], 'المدرسة القديمة'],
  ['a.b axb', [['a.b', '$&']], '$& axb'],
  ['tea', [['coffee', 'tee']], 'tea'],
])('corrects %s', (query, words, expected) => {
  const corrected = words.map(([typed = '', meant = '']) => ({ typed, meant }));
  expect(correctedQuery(query, corrected)).toBe(expected);
});
