import { expect, test } from 'vitest';
import { analyseDocument } from './analyse-document';
import { stem } from './stem';

const fields = { title: 'A flat', text: 'Ask in Dubai', names: 'Dubai', facts: '' };
const analyse = (...translations: { language: 'ar' | 'en' | 'ru'; text: string }[]) =>
  analyseDocument(fields, 'en', () => false, translations);

test('names in other languages count as names and leave the length as it is', () => {
  const { stems, words, length } = analyse({ language: 'ru', text: 'Дубаи' });
  expect(stems.get('дуба')).toBe(3);
  expect(words).toContain('дубаи');
  expect(length).toBe(analyse().length);
});

test('a name that is the same in several languages counts once', () => {
  const { stems } = analyse(
    { language: 'en', text: 'Dubai' },
    { language: 'ar', text: 'دبي' },
    { language: 'ar', text: 'دبى دبي' },
  );
  expect(stems).toEqual(new Map([...analyse().stems, [stem('دبي', 'ar'), 3]]));
});
