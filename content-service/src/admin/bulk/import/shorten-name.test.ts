import { expect, test } from 'vitest';
import { shortenName } from './shorten-name';

test.each([
  ['shop.csv', 'shop.csv'],
  ['12345678', '12345678'],
  ['123456789', '1234567…'],
  ['مقاهي الحي', 'مقاهي ا…'],
  // A character of two units is not halved.
  ['123456🏪🏪', '123456…'],
])('shortens %s to 8 characters', (name, shortened) => {
  expect(shortenName(name, 8)).toBe(shortened);
});
