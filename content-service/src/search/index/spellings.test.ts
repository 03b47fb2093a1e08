import { describe, expect, test } from 'vitest';
import { allowedMistakes, deletionKeysOf, sortedSpellings } from './spellings';

describe('allowedMistakes', () => {
  test.each([
    ['bus', 0],
    ['a1b2c3', 0],
    ['rent', 1],
    ['residence', 2],
    ['سكن', 0],
    ['اقامه', 1],
    ['المدرسه', 2],
  ])('of %s are %i', (word, mistakes) => {
    expect(allowedMistakes(word)).toBe(mistakes);
  });
});

describe('deletionKeysOf', () => {
  test('has a key for the word, and for the word without each of its letters', () => {
    // FNV-1a of "rent", "ent", "rnt", "ret" and "ren".
    expect(deletionKeysOf('rent')).toEqual([
      -318757206, 2056163034, 856703311, 821323692, 1257541786,
    ]);
    expect(deletionKeysOf('bus')).toEqual([]);
  });

  test('counts equal spellings once, and reads the first seven letters only', () => {
    expect(deletionKeysOf('aaaa')).toHaveLength(2);
    expect(deletionKeysOf('anmeldung')).toEqual(deletionKeysOf('anmeldungen'));
    // 1 + 7 + 21
    expect(deletionKeysOf('abcdefghi')).toHaveLength(29);
  });

  test.each([
    ['anmeldung', 'anmledung'],
    ['anmeldung', 'anmeldng'],
    ['permit', 'premit'],
    ['تصريح', 'تصرح'],
  ])('shares one between %s and %s', (meant, typed) => {
    const shared = deletionKeysOf(typed).filter((key) => deletionKeysOf(meant).includes(key));
    expect(shared).not.toEqual([]);
  });
});

test('sortedSpellings holds the key of each deletion with the number of its word, sorted', () => {
  const words = new Map([
    ['rent', 1],
    ['bus', 2],
    ['rents', 3],
  ]);
  const rows = [...sortedSpellings(words)];
  expect(rows).toHaveLength(deletionKeysOf('rent').length + deletionKeysOf('rents').length);
  for (const [word, number] of words) {
    const keys = rows.filter(([, id]) => id === number).map(([key]) => key);
    expect(new Set(keys)).toEqual(new Set(deletionKeysOf(word)));
  }
  const sorted = rows.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
  expect(rows).toEqual(sorted);
});
