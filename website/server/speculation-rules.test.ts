import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

it('excludes pages with a form, resource routes, marked links and results of a search from prefetching', () => {
  const [rule] = JSON.parse(speculationRules(['/contact', '/ar/contact'])).prefetch;
  expect(rule.eagerness).toBe('moderate');
  expect(rule.where.and).toEqual([
    { href_matches: '/*' },
    ...['/*.ics', '/*.xml', '/-/*', '/contact*', '/ar/contact*'].map((path) => ({
      not: { href_matches: path },
    })),
    { not: { selector_matches: '[download], [rel~=nofollow]' } },
    { not: { selector_matches: '[data-search-results] a' } },
  ]);
});
