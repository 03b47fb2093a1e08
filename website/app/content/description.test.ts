import { expect, test } from 'vitest';
import { toDescription } from './description.ts';

test('is the HTML of the content service', () => {
  expect(toDescription(null)).toBe('');
  expect(toDescription('<p>Warm.</p>')).toBe('<p>Warm.</p>');
});

test('is the HTML of blocks', () => {
  const children = [{ type: 'text', text: 'Warm.' }];
  expect(toDescription([{ type: 'paragraph', children }])).toBe('<p>Warm.</p>');
});

test('removes a pasted picture and keeps the text after it', () => {
  const picture = `<img alt="Bread" src="data:image/png;base64,${'A'.repeat(400_000)}">`;
  expect(toDescription(`${picture}<p>Warm.</p>`)).toBe('<img alt="Bread" ><p>Warm.</p>');
});
