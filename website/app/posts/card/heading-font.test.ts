import { expect, it } from 'vitest';
import { isCoveredByHeadingFont } from './heading-font.ts';

it.each([
  ['latin', 'Café “Größe” – 2 tables & 100 %', true],
  ['latin', 'Mahalle pazarı', false],
  ['latin', 'Парикмахерская', false],
  ['latin', 'Tea and شاي', false],
  ['arabic', 'شاي وقهوة 24/7', true],
  ['arabic', 'Tea and شاي', true],
  ['arabic', 'Парикмахерская', false],
] as const)('on a %s page, the heading font covers "%s": %s', (script, text, expected) => {
  expect(isCoveredByHeadingFont(text, script)).toBe(expected);
});
