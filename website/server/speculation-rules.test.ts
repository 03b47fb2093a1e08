import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

it('excludes pages with a form, resource routes and marked links from prefetching', () => {
  const [rule] = JSON.parse(speculationRules(['/contact', '/ar/contact'])).prefetch;
  expect(rule.eagerness).toBe('moderate');
  expect(rule.where.and).toEqual([
    { href_matches: '/*' },
    ...['/*.ics', '/*.xml', '/-/*', '/contact*', '/ar/contact*'].map((path) => ({
      not: { href_matches: path },
    })),
    { not: { selector_matches: '[download], [rel~=nofollow]' } },
  ]);
});
