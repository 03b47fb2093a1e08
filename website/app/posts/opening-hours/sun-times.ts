/** Parts of the day, in minutes after midnight: as the library of opening hours shows them without a place. */
const minutesOf: Readonly<Record<string, number>> = {
  dawn: 330,
  sunrise: 360,
  sunset: 1080,
  dusk: 1110,
};

const SUN_TIMES =
  /\b(dawn|sunrise|sunset|dusk)\b|\((dawn|sunrise|sunset|dusk)([+-])(\d\d):(\d\d)\)/g;

/**
 * Puts times in place of the parts of the day that depend on the sun, with or without an offset, as in
 * `(sunset-01:00)`. The library would calculate them for a town in Germany.
 * @param value opening hours in OpenStreetMap syntax
 */
export const withoutSunTimes = (value: string): string =>
  value.replace(
    SUN_TIMES,
    (_, alone?: string, name = alone, sign = '+', hours = '0', minutes = '0') => {
      const offset = Number(hours) * 60 + Number(minutes);
      return timeOf((minutesOf[String(name)] ?? 0) + (sign === '-' ? -offset : offset));
    },
  );

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
