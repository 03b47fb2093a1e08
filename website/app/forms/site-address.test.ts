import { describe, expect, it } from 'vitest';
import { readableAddress, siteAddressOf } from './site-address.ts';

const publicUrl = 'https://diyar.example/';

describe('siteAddressOf', () => {
  it.each([
    ['/articles/bread?x=1#top', 'https://diyar.example/articles/bread?x=1'],
    ['https://diyar.example/events', 'https://diyar.example/events'],
  ])('resolves %s to %s', (requested, address) => {
    expect(siteAddressOf(requested, publicUrl)).toBe(address);
  });

  it.each([
    'https://elsewhere.example/events',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'http://diyar.example/events',
    'https://diyar.example.elsewhere.example/',
    'https://diyar.example@elsewhere.example/',
    'https://user@diyar.example/',
    'javascript:alert(1)',
    'https://',
  ])('returns null for %s', (requested) => {
    expect(siteAddressOf(requested, publicUrl)).toBeNull();
  });
});

describe('readableAddress', () => {
  it('decodes letters', () => {
    expect(readableAddress('https://diyar.example/articles/%D8%AE%D8%A8%D8%B2')).toBe(
      'diyar.example/articles/خبز',
    );
  });

  it('leaves invalid encoding unchanged', () => {
    expect(readableAddress('https://diyar.example/%E0%A4%A')).toBe('diyar.example/%E0%A4%A');
  });
});
