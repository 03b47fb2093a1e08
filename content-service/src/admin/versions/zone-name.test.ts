import { expect, test } from 'vitest';
import { zoneName } from './zone-name';

test('names a zone in the language of the panel', () => {
  const at = new Date('2026-05-01T00:00:00Z');
  expect(zoneName('Asia/Dubai', 'en', at)).toBe('Gulf Standard Time · GMT+4');
  expect(zoneName('Asia/Dubai', 'ar', at)).toMatch(/الخليج/);
  expect(zoneName('Europe/Istanbul', 'ar', at)).toBe('غرينتش+3');
  expect(zoneName('UTC', 'en', at)).toBe('Coordinated Universal Time · GMT+0');
});
