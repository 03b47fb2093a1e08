import { expect, test } from 'vitest';
import { addToCache } from './cache';

test('holds at most 2000 values', () => {
  const map = new Map<string, number>();
  for (let number = 0; number < 10_000; number += 1) addToCache(map, String(number), number);
  expect(map.size).toBeLessThanOrEqual(2000);
  expect(map.get('9999')).toBe(9999);
});
