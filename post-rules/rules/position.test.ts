import { describe, expect, test } from 'vitest';
import { distanceKm } from '#rules/position';
import { codesOf, dubai, problemsOf } from '#sample-post';

const latitudes = [-90, -60, -23.4, 0, 25.2, 41, 66.5, 90];
const longitudes = [-180, -120.5, -0.1, 0, 28.9, 55.3, 179.9];
const positions = latitudes.flatMap((latitude) =>
  longitudes.map((longitude) => ({ latitude, longitude })),
);
const HALF_CIRCUMFERENCE_KM = Math.PI * 6371;

describe('distanceKm', () => {
  test('is a metric: zero to itself, symmetric, bounded, with the triangle inequality', () => {
    for (const one of positions) {
      expect(distanceKm(one, one)).toBeCloseTo(0);
      for (const other of positions) {
        const direct = distanceKm(one, other);
        expect(direct).toBeCloseTo(distanceKm(other, one));
        expect(direct).toBeLessThanOrEqual(HALF_CIRCUMFERENCE_KM + 1e-6);
        for (const via of positions.slice(0, 20)) {
          expect(direct).toBeLessThanOrEqual(distanceKm(one, via) + distanceKm(via, other) + 1e-6);
        }
      }
    }
  });

  test('is 111.2 km for a degree of latitude anywhere, and crosses the date line', () => {
    for (const longitude of longitudes) {
      const km = distanceKm({ latitude: 10, longitude }, { latitude: 11, longitude });
      expect(km).toBeCloseTo(111.2, 1);
    }
    const west = { latitude: 0, longitude: 179.5 };
    expect(distanceKm(west, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 1);
  });
});

test('rejects a position far from the city, such as one with its numbers exchanged', () => {
  const map = { latitude: 55.27, longitude: 25.2 };
  expect(problemsOf({ map })).toMatchObject([
    { level: 'error', code: 'position-far', field: 'map', values: { city: 'Dubai' } },
  ]);
});

test('rejects from 100 km on', () => {
  const northBy = (km: number) => ({ ...dubai, latitude: dubai.latitude + km / 111.195 });
  expect(codesOf({ map: northBy(99) })).toEqual([]);
  expect(codesOf({ map: northBy(101) })).toEqual(['position-far']);
});

test('accepts any position without a city, or in a city without one', () => {
  const map = { latitude: 0, longitude: 0 };
  expect(codesOf({ map, city: null })).toEqual([]);
  expect(codesOf({ map, city: { ...dubai, latitude: null } })).toEqual([]);
});
