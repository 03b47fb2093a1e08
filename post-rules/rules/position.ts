import type { Position } from '#post';
import { error } from '#problem';
import type { Rule } from '#rule';

/** Wider than the largest city and its surroundings, nearer than most other cities. */
const MAX_KM = 100;

const EARTH_RADIUS_KM = 6371;

/** The position on the map is in or near the post's city. */
export const checkPosition: Rule = ({ map, city }) => {
  if (!map || city?.latitude == null || city.longitude == null) return [];
  const { latitude, longitude, name } = city;
  const km = distanceKm(map, { latitude, longitude });
  return km > MAX_KM ? [error('position-far', 'map', { km: Math.round(km), city: name })] : [];
};

/** The distance of two positions on a sphere, by the haversine formula. */
export function distanceKm(one: Position, other: Position): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfSine = (from: number, to: number) => Math.sin(toRadians(to - from) / 2) ** 2;
  const square =
    halfSine(one.latitude, other.latitude) +
    Math.cos(toRadians(one.latitude)) *
      Math.cos(toRadians(other.latitude)) *
      halfSine(one.longitude, other.longitude);
  // Rounding may lift the square of opposite points above 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(square, 1)));
}
