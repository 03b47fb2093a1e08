import { describe, expect, it } from 'vitest';
import { kindNames } from '../kinds.ts';
import { identifierOf, localisedLink, localisedPath, postPath } from './links.ts';

describe("a post's address", () => {
  it.each(kindNames)('leads to the list segment of a %s and its slug', (kind) => {
    const path = postPath({ id: 1, kind, slug: 'x', title: null });
    expect(path).toMatch(/^\/[a-z]+\/x$/);
  });

  it('uses the title where there is no slug, with the id behind it so that it is found', () => {
    expect(identifierOf({ id: 7, kind: 'forum', slug: null, title: 'Late bus?' })).toBe(
      'late-bus-7',
    );
  });

  it('passes over a slug that would be read as an id', () => {
    expect(identifierOf({ id: 7, kind: 'forum', slug: '12', title: 'Bus 12' })).toBe('bus-12-7');
  });

  it('uses the id where there is no title either', () => {
    expect(identifierOf({ id: 7, kind: 'forum', slug: null, title: null })).toBe('7');
    expect(identifierOf({ id: 7, kind: 'forum', slug: null, title: '???' })).toBe('7');
  });

  it('encodes slugs of other scripts', () => {
    expect(postPath({ id: 1, kind: 'event', slug: 'شب شعر', title: null })).toBe(
      `/events/${encodeURIComponent('شب شعر')}`,
    );
  });
});

describe('a path in a language', () => {
  it('carries its prefix, and English none', () => {
    expect(localisedPath('ar', '/events')).toBe('/ar/events');
    expect(localisedPath('ar', '/')).toBe('/ar');
    expect(localisedPath('en', '/events')).toBe('/events');
  });

  it.each([
    ['/articles/x', '/ar/articles/x'],
    ['/events?page=2#results', '/ar/events?page=2#results'],
    ['/', '/ar'],
    ['/ar/articles/x', '/ar/articles/x'],
    ['/uploads/form.pdf', '/uploads/form.pdf'],
    ['//elsewhere.example', '//elsewhere.example'],
    ['https://elsewhere.example/articles', 'https://elsewhere.example/articles'],
    ['#text', '#text'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('of a link written as %s is %s', (href, expected) => {
    expect(localisedLink('ar', href)).toBe(expected);
  });
});
