import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type HoursOfLibrary from 'opening_hours';
import { UtcDate } from './utc-date.ts';

type Library = typeof HoursOfLibrary;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const path = createRequire(import.meta.url).resolve('opening_hours');

/** Parts of the day, as hours after midnight: how the library itself shows them where it has no place. */
const sunTimes = { dawn: 5.5, sunrise: 6, sunset: 18, dusk: 18.5 };

/** Stands in for the library's calculation, which would be that of a town in Germany. */
const suncalc = {
  getTimes: (date: Date) => {
    const midnight = Math.floor(date.getTime() / DAY_MS) * DAY_MS;
    const times = Object.entries(sunTimes).map(([name, hours]) => [
      name,
      new UtcDate(midnight + hours * HOUR_MS),
    ]);
    return Object.fromEntries(times);
  },
};

/**
 * The library that reads opening hours. It computes in the local time of the process, in which an hour
 * may be missing that the place has. So it is loaded with a `Date` whose local time is UTC: it gets the
 * local time of the place as if it were that.
 */
export const Hours = load();

/** Parsed opening hours. */
export type ParsedHours = HoursOfLibrary;

function load(): Library {
  const loaded: { exports: Library | object } = { exports: {} };
  const parameters = ['module', 'exports', 'require', 'Date'];
  const run = compileFunction(readFileSync(path, 'utf8'), parameters, { filename: path });
  run(loaded, loaded.exports, () => suncalc, UtcDate);
  if (!isLibrary(loaded.exports)) throw new Error('The library of opening hours exports no class.');
  return loaded.exports;
}

function isLibrary(value: Library | object): value is Library {
  return typeof value === 'function';
}
