import { describe, expect, test } from 'vitest';
import { fold, searchTerms } from './fold';

describe('fold', () => {
  test.each([
    ['ألمانية', 'المانية'],
    ['إسلام آباد', 'اسلام اباد'],
    ['كابل', 'کابل'],
    ['مدرسة', 'مدرسه'],
    ['ی', 'ى'],
    ['ہوٹل', 'هوٹل'],
    ['مُحَمَّد', 'محمد'],
    ['مـــرحبا', 'مرحبا'],
    ['می‌روم', 'میروم'],
    ['ﻻ', 'لا'],
    ['Київ', 'київ'],
    ['ёлка', 'елка'],
    ['İstanbul', 'istanbul'],
    ['ISPARTA', 'ısparta'],
    ['Çarşı', 'carsi'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['Ελλάδα', 'ελλαδα'],
    ['١٢٣', '123'],
    ['۴۵۶۷۸۹', '456789'],
    ['१०', '10'],
    ["п'ять", 'п’ять'],
    ['ＡＢＣ', 'abc'],
    ['मुफ़्त', 'मुफ्त'],
    ['Wohn\u00adung', 'wohnung'],
  ])('brings %s and %s to one form', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  test.each([
    ['й', 'и'],
    ['ї', 'і'],
    ['कि', 'क'],
    ['ب', 'ت'],
  ])('keeps %s apart from %s', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  test('keeps letters, marks and numbers, and one space between words', () => {
    expect(fold('  50% off_now!\n(C++) «हिन्दी» ')).toBe('50 off now c हिन्दी');
  });

  test('changes nothing when it is repeated', () => {
    const once = fold('İstanbul’da ألمانية Київ هەرێم हिन्दी ١٢٣');
    expect(fold(once)).toBe(once);
  });
});

test('search terms are folded words, each once, and none out of punctuation', () => {
  expect(searchTerms('  Kabul کابل كابل, KABUL ')).toEqual(['kabul', 'كابل']);
  expect(searchTerms('%_\\ ')).toEqual([]);
});
