import { describe, expect, it } from 'vitest';
import { fold, searchTerms } from './fold.ts';

describe('fold', () => {
  it.each([
    ['ألمانية', 'المانية'],
    ['كابل', 'کابل'],
    ['مدرسة', 'مدرسه'],
    ['ہوٹل', 'هوٹل'],
    ['مُحَمَّد', 'محمد'],
    ['می‌روم', 'میروم'],
    ['Київ', 'київ'],
    ['İstanbul', 'istanbul'],
    ['ISPARTA', 'ısparta'],
    ['Çarşı', 'carsi'],
    ['Straße', 'strasse'],
    ['۴۵۶', '456'],
    ['मुफ़्त', 'मुफ्त'],
    ['Wohn\u00adung', 'wohnung'],
  ])('brings %s and %s to one form', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it.each([
    ['й', 'и'],
    ['कि', 'क'],
    ['ب', 'ت'],
  ])('keeps %s apart from %s', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });
});

describe('searchTerms', () => {
  it('are folded words, each once, and none out of punctuation', () => {
    expect(searchTerms('  Kabul کابل كابل, KABUL ')).toEqual(['kabul', 'كابل']);
    expect(searchTerms('%_\\ ')).toEqual([]);
  });
});
