import { expect, test } from 'vitest';
import { nearestCity } from './nearest-city';

const city = (name: string, latitude: number | null, longitude: number | null) => ({
  id: 1,
  documentId: name,
  label: name,
  name,
  timeZone: 'UTC',
  latitude,
  longitude,
  country: null,
  currency: null,
});
const cities = [
  city('Nowhere', null, null),
  city('Doha', 25.29, 51.53),
  city('Dubai', 25.2, 55.27),
];

test('finds the nearest city and its distance', () => {
  const nearest = nearestCity({ latitude: 25.27, longitude: 55.31 }, cities);
  expect(nearest?.city.name).toBe('Dubai');
  expect(nearest?.km).toBeCloseTo(8.8, 0);
});

test('finds none among cities without a position', () => {
  expect(nearestCity({ latitude: 0, longitude: 0 }, cities.slice(0, 1))).toBeNull();
});
