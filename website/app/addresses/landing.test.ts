import { expect, it } from 'vitest';
import { landingPath } from './landing.ts';

it('gives a business a page of its own', () => {
  expect(landingPath({ id: 7, kind: 'business', slug: 'corner-bakery', title: null })).toBe(
    '/business-landing/corner-bakery',
  );
});

it('gives no other kind one', () => {
  expect(landingPath({ id: 7, kind: 'event', slug: 'lantern-evening', title: null })).toBeNull();
});
