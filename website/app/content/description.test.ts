import { expect, test } from 'vitest';
import { MAX_DESCRIPTION_LENGTH, toDescription } from './description.ts';

test('keeps a description up to the maximum length and truncates a longer one', () => {
  const longest = 'x'.repeat(MAX_DESCRIPTION_LENGTH);
  expect(toDescription(null)).toBe('');
  expect(toDescription('<p>Warm.</p>')).toBe('<p>Warm.</p>');
  expect(toDescription(longest)).toBe(longest);
  expect(toDescription(`${longest}y`)).toBe(longest);
});

test('removes a pasted picture and keeps the text after it', () => {
  const picture = `<img alt="Bread" src="data:image/png;base64,${'A'.repeat(2 * MAX_DESCRIPTION_LENGTH)}">`;
  expect(toDescription(`${picture}<p>Warm.</p>`)).toBe('<img alt="Bread" ><p>Warm.</p>');
});
