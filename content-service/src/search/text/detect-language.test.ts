import { describe, expect, test } from 'vitest';
import { detectLanguage } from './detect-language';

describe('detectLanguage', () => {
  test.each([
    ['Wie finde ich eine Wohnung?', 'en', 'de'],
    ['how can I rent a flat', 'de', 'en'],
    ['İkamet izni nasıl alınır?', 'en', 'tr'],
    ['كيف أحصل على تصريح إقامة', 'en', 'ar'],
    ['چگونه می‌توانم خانه اجاره کنم', 'ar', 'fa'],
    ['میں گھر کرائے پر کیسے لے سکتا ہوں', 'ar', 'ur'],
    ['چۆن دەتوانم خانوو بەکرێ بگرم', 'ar', 'ckb'],
    ['как снять квартиру', 'uk', 'ru'],
    ['Як знайти житло?', 'ru', 'uk'],
    ['घर किराए पर कैसे लें', 'en', 'hi'],
  ])('tells the language of %s beside the expected %s', (text, expected, language) => {
    expect(detectLanguage(text, expected)).toBe(language);
  });

  test.each([
    ['taxi', 'de', 'de'],
    ['taxi', 'ar', 'en'],
    ['дом', 'uk', 'uk'],
    ['نان', 'fa', 'fa'],
    ['خانوو', 'ku', 'ckb'],
    ['123', undefined, 'en'],
  ])('takes the expected language where %s fits several (%s)', (text, expected, language) => {
    expect(detectLanguage(text, expected)).toBe(language);
  });
});
