import { describe, expect, test } from 'vitest';
import { problemsOf } from '#sample-post';

const business = { id: 2, name: 'Business' };
const information = { phone: null, whatsapp: null, email: null, opening_hours: null };
const foundIn = (html: string, changes = {}) =>
  problemsOf({ post_type: business, description: `<p>${html}</p>`, ...changes })
    .filter(({ code }) => code.endsWith('-in-text'))
    .map(({ field, values }) => [field, values.phone ?? values.email]);

describe('a phone number in the text', () => {
  test.each([
    ['Call +971 50 123 4567 after six.', '+971 50 123 4567'],
    ['اتصل على ٠٥٠ ١٢٣ ٤٥٦٧ مساءً', '050 123 4567'],
    ['با ۰۲۱-۱۲۳۴۵۶۷۸ تماس بگیرید', '021-12345678'],
    ['فون 0300-1234567 پر', '0300-1234567'],
    ['Звоните: 00 7 (495) 123-45-67', '00 7 (495) 123-45-67'],
    ['फ़ोन: ०११ २३४५ ६७८९', '011 2345 6789'],
    ['<a href="tel:+905001234567">Arayın</a>', '+905001234567'],
  ])('is found in %j', (html, phone) => {
    expect(foundIn(html)).toEqual([['information.phone', phone]]);
  });

  test.each([
    'From 2025-2026, room 1204, 12.03.2026',
    'Permit 784198012345678 costs 1,450.50',
    'Open 09:00-18:00',
  ])('is not found in %j', (html) => {
    expect(foundIn(html)).toEqual([]);
  });
});

test.each(['info@example.org', 'معلومات@example.org', 'a.b+c@пример.example'])(
  'finds the e-mail address %s',
  (address) => {
    expect(foundIn(`Write to ${address}!`)).toEqual([['information.email', address]]);
  },
);

test('says nothing where the field is filled or the kind has none', () => {
  const html = '+971 50 123 4567, info@example.org';
  expect(
    foundIn(html, { information: { ...information, whatsapp: '+1', email: 'a@example.org' } }),
  ).toEqual([]);
  expect(foundIn(html, { post_type: { id: 1, name: 'Article' } })).toEqual([]);
});
