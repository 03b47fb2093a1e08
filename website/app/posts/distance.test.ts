import { expect, it } from 'vitest';
import { distanceKm } from './distance.ts';

const dubai = { latitude: 25.2048, longitude: 55.2708 };
const istanbul = { latitude: 41.0082, longitude: 28.9784 };

it('is that over the surface of the earth', () => {
  expect(distanceKm(dubai, istanbul)).toBeCloseTo(2994, 0);
  expect(distanceKm(dubai, { ...dubai, latitude: dubai.latitude + 1 })).toBeCloseTo(111.2, 1);
});

it('is measured across the date line, and is nothing for the same place', () => {
  const west = { latitude: 0, longitude: 179.5 };
  expect(distanceKm(west, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 1);
  expect(distanceKm(dubai, dubai)).toBe(0);
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
    20015,
    0,
  );
});
