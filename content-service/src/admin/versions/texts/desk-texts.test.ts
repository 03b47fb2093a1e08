import { describe, expect, test } from 'vitest';
import { describeNote } from '../describe-note';
import { catalogue, deskTranslations, type Say } from './desk-texts';
import { en, type TextKey } from './en';

const keys = Object.keys(en) as TextKey[];
/** Names of the values in a text. */
const valuesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].toSorted();

describe.each(Object.keys(catalogue))('the texts in %s', (language) => {
  const texts = catalogue[language] ?? en;

  test('are complete and have the values of the English ones', () => {
    expect(Object.keys(texts)).toEqual(keys);
    for (const key of keys) {
      expect(texts[key].trim(), key).not.toBe('');
      const used = valuesOf(texts[key]);
      // Not every language says it in another way of several users.
      const isCompared = (name: string | undefined) => key !== 'editing' || name !== 'count';
      expect(used.filter(isCompared), key).toEqual(valuesOf(en[key]).filter(isCompared));
    }
  });

  test('are translated', () => {
    if (language === 'en') return;
    const same = keys.filter((key) => texts[key] === en[key]);
    expect(same).toEqual([]);
  });
});

test('have the keys of the panel', () => {
  expect(deskTranslations.ar?.['desk.state.draft']).toBe('مسودة');
});

describe('notes', () => {
  const say: Say = (key, { note = '' } = {}) =>
    (catalogue.tr?.[key] ?? '').replace('{note}', String(note));

  test('of the service are shown in the language of the panel', () => {
    expect(describeNote({ note: 'not-published: post-changed' }, say)).toBe(
      'Zamanlandığı gibi yayımlanamadı. Yayındaki içerik bu arada değişti.',
    );
    expect(describeNote({ note: 'not-published: something-new' }, say)).toBe(
      'Zamanlandığı gibi yayımlanamadı.',
    );
  });

  test.each([
    ['in-review', 'İnceleyene: Fiyat doğru mu?'],
    ['draft', 'Yazara: Fiyat doğru mu?'],
    ['public', 'Not: Fiyat doğru mu?'],
  ])('of users say whom they are for: %s', (state, expected) => {
    expect(describeNote({ note: 'Fiyat doğru mu?', state }, say)).toBe(expected);
  });

  test('are left out if there is none', () => {
    expect(describeNote({ note: null, state: 'draft' }, say)).toBeNull();
  });
});
