import { describe, expect, it } from 'vitest';
import { reportLink, shareLinks } from './share-links.ts';

const address = 'https://site.example/articles/%D8%AE%D8%A8%D8%B2?a=1&b=2';

describe('shareLinks', () => {
  const links = shareLinks('Bread & tea + 100 %', address);

  it('carries title and address through every door unharmed', () => {
    const text = `Bread & tea + 100 %\n${address}`;
    expect(new URL(links.whatsapp).searchParams.get('text')).toBe(text);
    expect(new URL(links.telegram).searchParams.get('url')).toBe(address);
    expect(new URL(links.telegram).searchParams.get('text')).toBe('Bread & tea + 100 %');
    expect(new URL(links.email).searchParams.get('body')).toBe(text);
  });

  it('writes no plus for a space: mail programs show it', () => {
    expect(links.email).not.toContain('+');
  });
});

describe('reportLink', () => {
  it('tells the form what it is about', () => {
    const query = new URL(reportLink('/contact', address), 'https://site.example').searchParams;
    expect(Object.fromEntries(query)).toEqual({ subject: 'report', about: address });
  });
});
