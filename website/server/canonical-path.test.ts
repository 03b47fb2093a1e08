import { describe, expect, it } from 'vitest';
import { routePatterns } from '../mocks/route-patterns.ts';
import { createPathCanonicaliser, patternsOf } from './canonical-path.ts';

describe('the canonical path', () => {
  const canonicalise = createPathCanonicaliser(routePatterns());

  it.each([
    ['/Contact', '/contact'],
    ['/%43ontact', '/contact'],
    ['/%63ontact', '/contact'],
    ['/contact/', '/contact'],
    ['//CONTACT//', '/contact'],
    ['/AR', '/ar'],
    ['/Ar/', '/ar'],
    ['/aR/RESET-PASSWORD', '/ar/reset-password'],
    ['/Articles.XML', '/articles.xml'],
    ['/Robots.txt', '/robots.txt'],
    ['/.Well-Known/assetlinks.json', '/.well-known/assetlinks.json'],
    ['/Business-Landing', '/business-landing'],
    ['/Business-Landing/Some-Slug', '/business-landing/Some-Slug'],
    ['/Articles/Open-Day.MD', '/articles/Open-Day.md'],
    ['/Events/Open-Day/Calendar.ICS', '/events/Open-Day/calendar.ics'],
    ['//', '/'],
    ['/en', '/'],
    ['/EN/Events/', '/events'],
    ['/en/articles/Some-Slug', '/articles/Some-Slug'],
    ['/en/ar/events', '/ar/events'],
  ])('of %s is %s', (pathname, expected) => {
    expect(canonicalise(pathname)).toBe(expected);
    expect(canonicalise(expected)).toBe(expected);
  });

  it.each([
    ['capitals of a slug', '/articles/Visa-GUIDE', '/articles/Visa-GUIDE'],
    ['its encoding', '/Articles/%d8%A3-b', '/articles/%d8%A3-b'],
    ['a slug that looks like a page', '/Forum/Contact', '/forum/Contact'],
    ['a slug that looks like the prefix of a language', '/forum/en', '/forum/en'],
  ])('keeps %s', (_case, pathname, expected) => {
    expect(canonicalise(pathname)).toBe(expected);
  });

  it.each([
    ['/Nowhere', '/Nowhere'],
    ['/Nowhere/', '/Nowhere/'],
    ['/nowhere//At//ALL', '/nowhere/At/ALL'],
    ['//evil.example/%2e', '/evil.example/%2e'],
    ['/AR/Nowhere/', '/ar/Nowhere/'],
    ['/Contact/Us', '/Contact/Us'],
    ['/Contact%2F', '/Contact%2F'],
    ['/assets/Index-aB.css', '/assets/Index-aB.css'],
  ])('of %s, where nothing is, is %s', (pathname, expected) => {
    expect(canonicalise(pathname)).toBe(expected);
  });

  it.each(routePatterns().filter((pattern) => !pattern.includes('*')))(
    'is the same for all spellings of %s',
    (pattern) => {
      const path = `/${pattern.replace(/\/:\w+\?/, '').replace(/:\w+/g, 'A-Slug')}`;
      const encoded = path.replace(
        /(?<=\/)[a-z]/g,
        (letter) => `%${letter.charCodeAt(0).toString(16)}`,
      );
      const upperCase = path.toUpperCase().replaceAll('A-SLUG', 'A-Slug');
      for (const spelling of [upperCase, encoded, `${path}/`, path.replaceAll('/', '//')]) {
        expect(canonicalise(spelling)).toBe(path);
      }
    },
  );

  it('prefers literal segments, whatever the order of the patterns', () => {
    for (const patterns of [
      ['*', '/a/:b', '/a/new'],
      ['/a/new', '/a/:b', '*'],
    ]) {
      expect(createPathCanonicaliser(patterns)('/A/New')).toBe('/a/new');
      expect(createPathCanonicaliser(patterns)('/A/Old')).toBe('/a/Old');
    }
  });

  it('matches optional segments anywhere in the pattern', () => {
    const canonicalise = createPathCanonicaliser(['/:language?/about']);
    expect([canonicalise('/About'), canonicalise('/X/About')]).toEqual(['/about', '/X/about']);
  });
});

it('joins the patterns of nested routes', () => {
  const routes = {
    root: { path: '' },
    shell: { parentId: 'root' },
    list: { path: 'ar/events', parentId: 'shell' },
    gone: undefined,
  };
  expect(createPathCanonicaliser(patternsOf(routes))('/AR/Events')).toBe('/ar/events');
});
