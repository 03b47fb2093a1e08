import { expect, it } from 'vitest';
import { landingPath } from './landing.ts';

it('returns the landing page of a business', () => {
  expect(landingPath({ id: 7, kind: 'business', slug: 'corner-bakery', title: null })).toBe(
    '/business-landing/corner-bakery',
  );
});

it('returns null for other kinds', () => {
  expect(landingPath({ id: 7, kind: 'event', slug: 'lantern-evening', title: null })).toBeNull();
});
