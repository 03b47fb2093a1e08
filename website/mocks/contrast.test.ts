import { expect, it } from 'vitest';
import { colourOf, contrast } from './contrast.ts';

const white = 'oklch(1 0 0)';

it.each([
  ['black', 'oklch(0 0 0)', 21],
  ['#767676', 'oklch(0.5658 0 0)', 4.54],
  ['#ff0000', 'oklch(0.628 0.2577 29.23)', 4],
  ['#0000ff', 'oklch(0.452 0.3132 264.05)', 8.59],
])('measures the contrast of %s and white', (_, colour, expected) => {
  expect(contrast(colour, white)).toBeCloseTo(expected, 1);
  expect(contrast(white, colour)).toBeCloseTo(expected, 1);
});

it('follows a token to the colour of a scheme', () => {
  const css =
    '--a: var(--b);\n--b: light-dark(\n  var(--c),\n  oklch(0.2 0 0)\n);\n--c: oklch(1 0 0);';
  expect(colourOf('--a', css, 'light')).toBe(white);
  expect(colourOf('--a', css, 'dark')).toBe('oklch(0.2 0 0)');
  expect(() => colourOf('--d', css, 'light')).toThrow('--d is not a colour');
});
