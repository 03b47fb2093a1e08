import { describe, expect, test } from 'vitest';
import { analyseQuery, queryWords } from './analyse-query';

const noWord = () => false;

describe('analyseQuery', () => {
  test.each([
    ['How can I rent a flat?', 'en', ['rent', 'flat']],
    ['Wo kann ich mich anmelden?', 'de', ['anmelden']],
    ['كيف يمكنني الحصول على تصريح إقامة؟', 'ar', ['تصريح', 'اقامه']],
    ['Де можна знайти житло?', 'uk', ['житло']],
    ['मुझे घर कैसे मिलेगा', 'hi', ['घर']],
    ['Nerede ev bulabilirim', 'tr', ['ev']],
    ['Где можно снять квартиру', 'ru', ['снять', 'квартиру']],
    ['چگونه خانه پیدا کنم', 'fa', ['خانه']],
  ])('leaves out what only asks: %s', (query, language, words) => {
    expect(analyseQuery(query, language, noWord).words.map(({ word }) => word)).toEqual(words);
  });

  test('keeps the words of a query that only asks', () => {
    expect(queryWords('how to', 'en')).toEqual(['how', 'to']);
    expect(queryWords('?!', 'en')).toEqual([]);
  });

  test('reduces a word in every language of its script', () => {
    const [word] = analyseQuery('Wohnungen', 'en', noWord).words;
    expect(word?.stems).toContain('wohnung');
    expect(word?.stems).toContain('wohnungen');
  });

  test('keeps a word as typed, which is how texts in other scripts hold it', () => {
    expect(analyseQuery('Brochures', 'ar', noWord).words[0]?.stems).toContain('brochures');
  });

  test('adds the stems of the parts of a compound', () => {
    const isWord = (part: string) => ['kinder', 'garten'].includes(part);
    expect(analyseQuery('Kindergarten', 'de', isWord).words[0]?.parts).toEqual(['kind', 'gart']);
  });
});
