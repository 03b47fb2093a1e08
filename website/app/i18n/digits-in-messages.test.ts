import { expect, it } from 'vitest';
import { withOwnDigits } from './digits-in-messages.ts';

const messages = {
  page: (page: number) => `صفحهٔ ${page}`,
  quoted: (query: string) => `«${query}»`,
  list: [{ text: 'a' }],
};

it('writes numbers with the digits of the language, and leaves texts as they are', () => {
  const { page, quoted, list } = withOwnDigits(messages, 'fa-IR');
  expect(page(12)).toBe('صفحهٔ ۱۲');
  expect(quoted('Form 12')).toBe('«Form 12»');
  expect(list).toEqual([{ text: 'a' }]);
});

it('returns the same messages for a language with Latin digits', () => {
  expect(withOwnDigits(messages, 'ar-AE')).toBe(messages);
});
