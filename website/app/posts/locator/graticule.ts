import type { Coordinates } from '../post.ts';

/** The sketch's own units; a unit is a pixel where the sketch is no wider than this. */
export const WIDTH = 640;
export const HEIGHT = 200;
/** Units that a kilometre takes. */
export const KILOMETRE = 72;

const STEP = 0.01;
const KM_IN_DEGREE = 111.32;

/**
 * Meridians and parallels around a point, a hundredth of a degree apart (some kilometre), as one
 * SVG path. The point is in the middle; where it lies between the lines is true.
 */
export function graticule({ latitude, longitude }: Coordinates): string {
  const unitsNorth = KM_IN_DEGREE * KILOMETRE;
  const unitsEast = unitsNorth * Math.cos((latitude * Math.PI) / 180);
  const columns = linesAround(longitude, unitsEast, WIDTH);
  // On paper north is up, and numbers grow downwards.
  const rows = linesAround(latitude, unitsNorth, HEIGHT).map((y) => HEIGHT - y);
  return [
    ...columns.map((x) => `M${round(x)} 0v${HEIGHT}`),
    ...rows.map((y) => `M0 ${round(y)}h${WIDTH}`),
  ].join('');
}

/** Where lines cut a stretch of a length, the value standing in its middle. */
function linesAround(value: number, unitsPerDegree: number, length: number): number[] {
  // Towards the poles meridians come close: there they are drawn further apart.
  const step = STEP * Math.max(1, Math.ceil(20 / (unitsPerDegree * STEP)));
  const reach = length / 2 / unitsPerDegree;
  const first = Math.ceil((value - reach) / step);
  const last = Math.floor((value + reach) / step);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, place) => length / 2 + ((first + place) * step - value) * unitsPerDegree,
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
