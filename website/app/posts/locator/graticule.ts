import type { Coordinates } from '../post.ts';

/** The sketch's own units; a unit is a pixel where the sketch is no wider than this. */
export const SKETCH_WIDTH = 640;
export const SKETCH_HEIGHT = 200;
/** Units that a kilometre takes. */
export const UNITS_PER_KILOMETRE = 72;

const STEP_DEGREES = 0.01;
const KM_PER_DEGREE = 111.32;

/**
 * Meridians and parallels around a point, a hundredth of a degree apart (some kilometre), as one
 * SVG path. The point is in the middle; where it lies between the lines is true.
 */
export function graticule({ latitude, longitude }: Coordinates): string {
  const unitsPerLatitude = KM_PER_DEGREE * UNITS_PER_KILOMETRE;
  const unitsPerLongitude = unitsPerLatitude * Math.cos((latitude * Math.PI) / 180);
  const columns = linesAround(longitude, unitsPerLongitude, SKETCH_WIDTH);
  // On paper north is up, and numbers grow downwards.
  const rows = linesAround(latitude, unitsPerLatitude, SKETCH_HEIGHT).map((y) => SKETCH_HEIGHT - y);
  return [
    ...columns.map((x) => `M${round(x)} 0v${SKETCH_HEIGHT}`),
    ...rows.map((y) => `M0 ${round(y)}h${SKETCH_WIDTH}`),
  ].join('');
}

/** Where lines cut a stretch of a length, the value standing in its middle. */
function linesAround(value: number, unitsPerDegree: number, length: number): number[] {
  // Towards the poles meridians come close: there they are drawn further apart.
  const step = STEP_DEGREES * Math.max(1, Math.ceil(20 / (unitsPerDegree * STEP_DEGREES)));
  const halfRange = length / 2 / unitsPerDegree;
  const first = Math.ceil((value - halfRange) / step);
  const last = Math.floor((value + halfRange) / step);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => length / 2 + ((first + index) * step - value) * unitsPerDegree,
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
