import type { Coordinates } from '../../posts/post.ts';

/** Two decimals at most, about a kilometre: nothing more exact is taken. */
const DEGREES = /^-?\d{1,3}(?:\.\d{1,2})?$/;

/** The position in a posted form; null if it is malformed. */
export function positionOf(fields: URLSearchParams): Coordinates | null {
  const latitude = degreesOf(fields.get('latitude'), 90);
  const longitude = degreesOf(fields.get('longitude'), 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function degreesOf(text: string | null, max: number): number | null {
  if (!text || !DEGREES.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= max ? degrees : null;
}
