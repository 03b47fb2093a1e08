import { describe, expect, test } from 'vitest';
import { allowedMistakes, deletionKeysOf, deletionsOf, sortedSpellings } from './spellings';

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

describe('deletionsOf', () => {
  test('holds the first letters of a word, whole and with one left out', () => {
    expect(deletionsOf('rent').toSorted()).toEqual(['ent', 'ren', 'rent', 'ret', 'rnt']);
    expect(deletionsOf('bus')).toEqual([]);
  });

  test.each([
    ['anmeldung', 'anmledung'],
    ['anmeldung', 'anmeldng'],
    ['permit', 'premit'],
    ['تصريح', 'تصرح'],
  ])('shares one between %s and %s', (meant, typed) => {
    const shared = deletionsOf(typed).filter((deletion) => deletionsOf(meant).includes(deletion));
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
  expect(rows).toHaveLength(deletionsOf('rent').length + deletionsOf('rents').length);
  for (const [word, number] of words) {
    const keys = rows.filter(([, id]) => id === number).map(([key]) => key);
    expect(new Set(keys)).toEqual(new Set(deletionKeysOf(word)));
  }
  const sorted = rows.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
  expect(rows).toEqual(sorted);
});
