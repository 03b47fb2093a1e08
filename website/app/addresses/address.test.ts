import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';

describe('readAddress', () => {
  it.each([
    ['/', { language: 'en', path: '/', kind: null }],
    ['/events', { language: 'en', path: '/events', kind: 'event' }],
    ['/article/12', { language: 'en', path: '/article/12', kind: 'article' }],
    ['/activities/x/', { language: 'en', path: '/activities/x', kind: 'activity' }],
  ])('reads %s', (pathname, address) => {
    expect(readAddress(pathname)).toEqual(address);
  });
});
