import { describe, expect, it } from 'vitest';
import { graticule, SKETCH_HEIGHT, SKETCH_WIDTH, UNITS_PER_KILOMETRE } from './graticule.ts';

const lines = (path: string, pattern: RegExp) =>
  [...path.matchAll(pattern)].map(([, position]) => Number(position));
const columns = (path: string) => lines(path, /M([\d.-]+) 0v/g);
const rows = (path: string) => lines(path, /M0 ([\d.-]+)h/g);

describe('graticule', () => {
  it('passes through the centre if the point lies on a line', () => {
    const path = graticule({ latitude: 25, longitude: 55 });
    expect(columns(path)).toContain(SKETCH_WIDTH / 2);
    expect(rows(path)).toContain(SKETCH_HEIGHT / 2);
  });

  it('lies south and west of a point north-east of it', () => {
    const path = graticule({ latitude: 25.002, longitude: 55.002 });
    expect(Math.max(...columns(path).filter((x) => x < SKETCH_WIDTH / 2))).toBeGreaterThan(
      SKETCH_WIDTH / 2 - 20,
    );
    expect(Math.min(...rows(path).filter((y) => y > SKETCH_HEIGHT / 2))).toBeLessThan(
      SKETCH_HEIGHT / 2 + 20,
    );
  });

  it('draws parallels 1.11 km apart, and meridians closer together away from the equator', () => {
    const [first = 0, second = 0] = rows(graticule({ latitude: 41, longitude: 29 }));
    expect(Math.abs(first - second)).toBeCloseTo(1.1132 * UNITS_PER_KILOMETRE, 0);
    const [west = 0, east = 0] = columns(graticule({ latitude: 41, longitude: 29 }));
    expect(east - west).toBeCloseTo(0.84 * UNITS_PER_KILOMETRE, 0);
  });

  it('limits the number of meridians at the poles', () => {
    expect(columns(graticule({ latitude: 89.99, longitude: 0 })).length).toBeLessThan(40);
  });
});
