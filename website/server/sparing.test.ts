import { describe, expect, it } from 'vitest';
import { isSparing } from './sparing.ts';

describe('a visitor', () => {
  it.each([
    { 'save-data': 'on' },
    { ect: 'slow-2g' },
    { ect: '2g' },
    { ect: '3g' },
    { 'save-data': 'on', ect: '4g' },
    { 'save-data': 'off', ect: '3g' },
  ])('who sends %o is sparing', (headers) => {
    expect(isSparing(headers)).toBe(true);
  });

  it.each([
    {},
    { ect: '4g' },
    { 'save-data': 'off', ect: '4g' },
    { 'save-data': '1', ect: '' },
    { ect: '2g, 3g' },
    { ect: '2G' },
    { ect: 'x'.repeat(9000) },
  ])('who sends %o is not', (headers) => {
    expect(isSparing(headers)).toBe(false);
  });
});
