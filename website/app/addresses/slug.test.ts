import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['Renting a flat: what to ask?', 'renting-a-flat-what-to-ask'],
    ['İki İğne Terzihanesi', 'iki-iğne-terzihanesi'],
    ['کلاس‌های ترکی', 'کلاسهای-ترکی'],
    ['जागती बत्ती फ़ार्मेसी', 'जागती-बत्ती-फ़ार्मेसी'.normalize('NFC')],
    ['Don’t panic', 'dont-panic'],
    ['  !!! ', ''],
  ])('turns %j into a readable slug in its own script', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('cuts a long title between words', () => {
    const slug = slugOf('a question about school places '.repeat(10));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/(?:places|school|about|question|a)$/);
  });

  it('cuts a single long word between graphemes', () => {
    expect(slugOf('ab'.repeat(100)).length).toBeLessThanOrEqual(80);
  });
});
