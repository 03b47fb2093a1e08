import type { Coordinates } from './post.ts';

/** Mean radius, IUGG. */
const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The length in kilometres of the shortest way over the surface of a sphere (haversine formula). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const [startLatitude, endLatitude] = [radians(from.latitude), radians(to.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const haversine =
    half(endLatitude - startLatitude) +
    Math.cos(startLatitude) *
      Math.cos(endLatitude) *
      half(radians(to.longitude) - radians(from.longitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
