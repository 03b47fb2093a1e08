import { describe, expect, test } from 'vitest';
import { formatProblem, messageLanguages } from '#messages/format-problem';
import { type Problem, problemCodes, warning } from '#problem';

const values = {
  address: 'office',
  area: 'Kadıköy',
  category: 'طعام',
  city: 'Dubai',
  count: 3,
  email: 'a@example.org',
  expected: 'Arab',
  found: '350 AED',
  heading: 'Первые шаги',
  height: 300,
  hours: 'mornings',
  kind: 'Article',
  km: 1234,
  language: 'ar',
  languages: 'ar tr',
  maxWords: 25,
  minHeight: 450,
  minWidth: 800,
  number: 2,
  phone: '+971 50 000 0000',
  price: 20,
  script: 'Cyrl',
  sentence: 'किराया',
  text: 'تفصیل',
  title: 'Sofa',
  usual: 300,
  width: 400,
  words: 'gift card*',
};

const withoutMarks = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
const message = (problem: Problem, language: string) =>
  withoutMarks(formatProblem(problem, language));

describe.each(messageLanguages)('the messages in %s', (language) => {
  test.each(problemCodes)('say what %s is, with nothing left open', (code) => {
    for (const count of [1, 2, 3, 11, 100]) {
      const text = message(warning(code, 'title', { ...values, count }), language);
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/[{}#]|undefined|plural/);
    }
  });

  test('differ from each other', () => {
    const texts = problemCodes.map((code) => message(warning(code, 'title', values), language));
    expect(new Set(texts).size).toBe(problemCodes.length);
  });
});

test.each([
  ['en', 'Script of the text: Cyrillic. Expected: Arabic.'],
  ['de', 'Script of the text: Cyrillic. Expected: Arabic.'],
  ['tr', 'Kiril'],
])('names scripts in %s', (language, expected) => {
  const problem = warning('script-mismatch', 'description', values);
  expect(message(problem, language)).toContain(expected);
});

test.each([
  ['en', 'Arabic and Turkish'],
  ['ar', 'العربية والتركية'],
  ['tr', 'Arapça ve Türkçe'],
])('lists languages in %s', (language, expected) => {
  expect(message(warning('translation-missing', 'stick_top', values), language)).toContain(
    expected,
  );
});

test.each([
  ['en', '1,234 km'],
  ['ar', '1,234 كم'],
  ['fa', '۱٬۲۳۴ کیلومتر'],
  ['hi', '1,234 किमी'],
])('writes numbers as %s does', (language, expected) => {
  expect(message(warning('position-far', 'map', values), language)).toContain(expected);
});

test('keeps values of another direction apart', () => {
  expect(formatProblem(warning('duplicate', 'title', values), 'ar')).toContain(
    '«\u2068Sofa\u2069»',
  );
});
