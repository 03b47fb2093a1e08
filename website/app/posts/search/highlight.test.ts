import { searchTerms } from 'folding/fold';
import { describe, expect, it } from 'vitest';
import { highlighter } from './highlight.ts';

/** The text with matches in brackets. */
const markMatches = (text: string, search: string) =>
  highlighter(searchTerms(search))(text)
    .map((segment) => (segment.isMatch ? `[${segment.text}]` : segment.text))
    .join('');

describe('highlighter', () => {
  it.each([
    ['Fresh Bread at six', 'bread', 'Fresh [Bread] at six'],
    ['Bread, breads and gingerbread', 'bread', '[Bread], [bread]s and ginger[bread]'],
    ['Kapalı Çarşı', 'carsi', 'Kapalı [Çarşı]'],
    ['İSTANBUL', 'istanbul', '[İSTANBUL]'],
    ['Straßenfest', 'strasse', '[Straße]nfest'],
    ['مَدْرَسَة الأطفال', 'مدرسه', '[مَدْرَسَة] الأطفال'],
    ['مكتب للترجمة', 'ترجمه', 'مكتب لل[ترجمة]'],
    ['کابل و تهران', 'كابل', '[کابل] و تهران'],
    ['می‌روم', 'میروم', '[می‌روم]'],
    ['مـــرحبا', 'مرحبا', '[مـــرحبا]'],
    ['سطح A1 تا B1', 'b1', 'سطح A1 تا [B1]'],
    ['سنة ١٩٩٠', '1990', 'سنة [١٩٩٠]'],
    ["Muscat's cots", 'muscats', "[Muscat's] cots"],
  ])('in %j highlights %j', (text, search, result) => {
    expect(markMatches(text, search)).toBe(result);
  });

  it('marks several words, also overlapping and adjacent ones', () => {
    expect(markMatches('fresh bread', 'bread fresh')).toBe('[fresh] [bread]');
    expect(markMatches('overlapping', 'overlap lapping')).toBe('[overlapping]');
  });

  it('does not match across a gap', () => {
    expect(markMatches('car pet', 'carpet')).toBe('car pet');
  });

  it('never splits a grapheme', () => {
    expect(markMatches('किताब', 'क')).toBe('[कि]ताब');
  });

  it('returns a text without matches, or without a search, unchanged', () => {
    expect(highlighter(['x'])('Bread')).toEqual([{ text: 'Bread', isMatch: false }]);
    expect(highlighter([])('')).toEqual([{ text: '', isMatch: false }]);
  });
});
