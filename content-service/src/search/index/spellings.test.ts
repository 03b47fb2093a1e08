import { describe, expect, test } from 'vitest';
import { allowedMistakes, deletionsOf } from './spellings';

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
