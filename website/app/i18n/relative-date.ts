import { digitsOf } from './digits.ts';
import type { RelativeUnit } from './formats/language-format.ts';
import { formatsOf } from './formats/language-formats.ts';
import { relativeFormat } from './formatters.ts';
import { formatNumber } from './number.ts';

const units: readonly [RelativeUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "3 days ago", "in 2 weeks". @param now the current time */
export function relativeDate(date: Date, now: Date, locale: string): string {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const [unit, unitSeconds] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60];
  const count = Math.trunc(seconds / unitSeconds);
  const { relative } = formatsOf(locale);
  if (!relative) {
    const options = { numeric: 'auto', numberingSystem: digitsOf(locale) } as const;
    return relativeFormat(locale, options).format(count, unit);
  }
  if (count === 0) return relative.now;
  const day = unit === 'day' ? relative.days[String(count)] : undefined;
  const time = `${formatNumber(Math.abs(count), locale)} ${relative.units[unit]}`;
  return day ?? (count < 0 ? relative.past : relative.future).replace('{time}', time);
}
