import { expect, test } from 'vitest';
import { readRobots } from './robots';

const TEXT = `
User-agent: other
Disallow: /

User-agent: *
User-Agent: third
Disallow: /private # not for robots
Allow: /private/open
Disallow: /*.pdf$
Disallow: /a*b*c
Disallow:

Sitemap: https://example.org/sitemap.xml`;

test.each([
  ['/', true],
  ['/private/x', false],
  ['/private/open/x', true],
  ['/x.pdf', false],
  ['/x.pdf?a', true],
  ['/a1b2c3', false],
  ['/a1c2b3', true],
])('%s', (path, isAllowed) => {
  expect(readRobots(TEXT, 'ours')(path)).toBe(isAllowed);
});

test('a group of our own decides alone', () => {
  const text = 'User-agent: *\nDisallow: /\n\nUser-agent: Ours\nDisallow: /x';
  expect(readRobots(text, 'ours')('/y')).toBe(true);
  expect(readRobots('', 'ours')('/y')).toBe(true);
  expect(readRobots('Disallow: /\n', 'ours')('/y')).toBe(true);
});

test('a long pattern takes no time', () => {
  const text = `User-agent: *\nDisallow: /${'*a'.repeat(5000)}b`;
  expect(readRobots(text, 'ours')(`/${'a'.repeat(20_000)}`)).toBe(true);
});
