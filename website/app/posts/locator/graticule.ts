import type { Coordinates } from '../post.ts';

/** Size of the viewBox; one unit is one pixel if the sketch is no wider than this. */
export const SKETCH_WIDTH = 640;
export const SKETCH_HEIGHT = 200;
/** Units per kilometre. */
export const UNITS_PER_KILOMETRE = 72;

const STEP_DEGREES = 0.01;
const KM_PER_DEGREE = 111.32;

/**
 * The meridians and parallels around a point as one SVG path, a hundredth of a degree (about a
 * kilometre) apart. The point is in the centre; its position between the lines is accurate.
 */
export function graticule({ latitude, longitude }: Coordinates): string {
  const unitsPerLatitude = KM_PER_DEGREE * UNITS_PER_KILOMETRE;
  const unitsPerLongitude = unitsPerLatitude * Math.cos((latitude * Math.PI) / 180);
  const columns = linesAround(longitude, unitsPerLongitude, SKETCH_WIDTH);
  // y grows downwards, latitude upwards.
  const rows = linesAround(latitude, unitsPerLatitude, SKETCH_HEIGHT).map((y) => SKETCH_HEIGHT - y);
  return [
    ...columns.map((x) => `M${round(x)} 0v${SKETCH_HEIGHT}`),
    ...rows.map((y) => `M0 ${round(y)}h${SKETCH_WIDTH}`),
  ].join('');
}

/** The positions of the lines on an axis of a given length, with `value` at its centre. */
function linesAround(value: number, unitsPerDegree: number, length: number): number[] {
  // Meridians converge towards the poles: there they are drawn further apart.
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
