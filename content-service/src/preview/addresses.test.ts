import { beforeEach, expect, test, vi } from 'vitest';
import { environment } from '../environment';
import { WEBSITE_LANGUAGES } from '../website-languages';
import { previewAddresses } from './addresses';
import { readPreview } from './signature';

vi.mock('../environment', () => ({ environment: {} }));

const NOW = Date.parse('2026-01-01T00:00:00Z');
const websiteToken = 'only-for-tests-0123456789-0123456789';

beforeEach(() => {
  Object.assign(environment, { websiteToken, websiteUrl: 'https://site.example' });
});

test('returns a signed address in each language of the website', () => {
  const addresses = previewAddresses('abc', NOW);
  const pages = addresses.map(({ language, address }) => [language, address.split('?')[0]]);
  expect(pages.map(([language]) => language)).toEqual(Object.keys(WEBSITE_LANGUAGES));
  expect(Object.fromEntries(pages)).toMatchObject({
    en: 'https://site.example/preview',
    ar: 'https://site.example/ar/preview',
    ckb: 'https://site.example/ckb/preview',
  });
  for (const { address } of addresses) {
    const { version, expires, signature } = Object.fromEntries(new URL(address).searchParams);
    const read = readPreview({ version, expires, signature }, websiteToken, NOW);
    expect(read).toEqual({ version: 'abc', isExpired: false });
  }
});

test('says what is missing if no secret is set', () => {
  Object.assign(environment, { websiteToken: undefined });
  expect(() => previewAddresses('abc', NOW)).toThrow('it needs WEBSITE_TOKEN');
});
