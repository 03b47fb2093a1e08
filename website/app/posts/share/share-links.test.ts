import { describe, expect, it } from 'vitest';
import { reportLink, shareLinks } from './share-links.ts';

const address = 'https://site.example/articles/%D8%AE%D8%A8%D8%B2?a=1&b=2';

describe('shareLinks', () => {
  const links = shareLinks('Bread & tea + 100 %', address);

  it('encodes title and address in every link', () => {
    const text = `Bread & tea + 100 %\n${address}`;
    expect(new URL(links.whatsapp).searchParams.get('text')).toBe(text);
    expect(new URL(links.telegram).searchParams.get('url')).toBe(address);
    expect(new URL(links.telegram).searchParams.get('text')).toBe('Bread & tea + 100 %');
    expect(new URL(links.email).searchParams.get('body')).toBe(text);
  });

  it('encodes a space as %20, because mail programs show a plus', () => {
    expect(links.email).not.toContain('+');
  });
});

describe('reportLink', () => {
  it('contains the address of the page', () => {
    const query = new URL(reportLink('/contact', address), 'https://site.example').searchParams;
    expect(Object.fromEntries(query)).toEqual({ subject: 'report', about: address });
  });
});
