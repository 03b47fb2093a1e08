import { distanceKm } from 'post-rules/rules/position';
import type { CityChoice } from '../form/post-form';
import type { Position } from './parse-position';

/** The city that is nearest to a position, and how far it is; null if we know no position of a city. */
export function nearestCity(
  position: Position,
  cities: readonly CityChoice[],
): { city: CityChoice; km: number } | null {
  let nearest: { city: CityChoice; km: number } | null = null;
  for (const city of cities) {
    const { latitude, longitude } = city;
    if (latitude === null || longitude === null) continue;
    const km = distanceKm(position, { latitude, longitude });
    if (!nearest || km < nearest.km) nearest = { city, km };
  }
  return nearest;
}
