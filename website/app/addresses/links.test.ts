import { describe, expect, it } from 'vitest';
import { kindNames } from '../kinds.ts';
import { identifierOf, localisedLink, localisedPath, postPath } from './links.ts';

describe('the address of a post', () => {
  it.each(kindNames)('consists of the list segment of a %s and the slug', (kind) => {
    const path = postPath({ id: 1, kind, slug: 'x', title: null });
    expect(path).toMatch(/^\/[a-z]+\/x$/);
  });

  it('uses the title and the id if there is no slug', () => {
    expect(identifierOf({ id: 7, kind: 'forum', slug: null, title: 'Late bus?' })).toBe(
      'late-bus-7',
    );
  });

  it('ignores a slug that would be read as an id', () => {
    expect(identifierOf({ id: 7, kind: 'forum', slug: '12', title: 'Bus 12' })).toBe('bus-12-7');
  });

  it('uses the id if there is no title either', () => {
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
  it('has the prefix of the language, and none for English', () => {
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
  ])('localises the link %s as %s', (href, expected) => {
    expect(localisedLink('ar', href)).toBe(expected);
  });
});
