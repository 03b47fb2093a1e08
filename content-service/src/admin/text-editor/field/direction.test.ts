import { expect, it } from 'vitest';
import { directionOf } from './direction';

it.each([
  ['مرحبًا بكم في الكويت', 'rtl'],
  ['WhatsApp: رقم هاتف الاستقبال', 'rtl'],
  ['Welcome to Kuwait (الكويت)', 'ltr'],
  ['Добро пожаловать', 'ltr'],
  ['+971 4', 'auto'],
  ['', 'auto'],
])('finds the direction of "%s": %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
