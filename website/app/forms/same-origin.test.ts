import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const isAccepted = (headers: Record<string, string>) =>
  isSameOrigin(
    new Request('http://internal:3000/contact', { method: 'POST', headers }),
    'https://diyar.example/',
  );

describe('sentFromHere', () => {
  it.each([
    ['the browser says so', { 'sec-fetch-site': 'same-origin', origin: 'https://diyar.example' }],
    ['a page without referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['an older browser, behind a proxy', { origin: 'https://diyar.example' }],
    ['an older browser, at the host itself', { origin: 'http://internal:3000' }],
    ['a program', {}],
  ])('takes: %s', (_who, headers) => {
    expect(isAccepted(headers as Record<string, string>)).toBe(true);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site', origin: 'https://x.diyar.example' }],
    ['another site in an older browser', { origin: 'https://elsewhere.example' }],
    ['a sandbox in an older browser', { origin: 'null' }],
    [
      'a forged host',
      { origin: 'https://elsewhere.example', 'x-forwarded-host': 'elsewhere.example' },
    ],
    ['nonsense', { origin: 'x' }],
  ])('refuses: %s', (_who, headers) => {
    expect(isAccepted(headers as Record<string, string>)).toBe(false);
  });
});
