import { expect, test } from 'vitest';
import { freeSlug, slugOf } from './slug';

test.each([
  ['How to get your deposit back', 'how-to-get-your-deposit-back'],
  ['  Café & Çay: the neighbours’ circle! ', 'cafe-cay-the-neighbours-circle'],
  ['İstanbul’da ilk hafta', 'istanbulda-ilk-hafta'],
  ['Işık', 'isik'],
  ['أين تُترجم شهادتك؟', 'أين-تترجم-شهادتك'],
  ['هفته‌ی اول', 'هفته‌ی-اول'],
  ['पहला हफ़्ता', 'पहला-हफ़्ता'.normalize('NFC')],
  ['Мой первый день', 'мой-первый-день'],
  ['100%', ''],
  ['2026', ''],
  ['?!', ''],
])('makes a slug of "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('ends long slugs after a word, and fits the type', () => {
  const slug = slugOf('word '.repeat(100));
  expect(slug).toMatch(/-word$/);
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slugOf('a'.repeat(300))).toHaveLength(80);
});

test('numbers a slug that is taken', async () => {
  const taken = ['tea', 'tea-2'];
  const isTaken = async (slug: string) => taken.includes(slug);
  expect(await freeSlug('tea', isTaken)).toBe('tea-3');
  expect(await freeSlug('coffee', isTaken)).toBe('coffee');
});
