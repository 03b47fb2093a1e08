import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import { clockTime, MINUTES_PER_DAY, type OpeningHours } from '../opening-hours.ts';

const weekdays = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
] as const satisfies DayOfWeek[];

/**
 * A week of opening hours. Undefined if weeks differ, because only one is known, and for hours with a
 * condition ("by appointment"), which schema.org cannot express.
 */
export function openingHoursOf(
  hours: OpeningHours | null,
): OpeningHoursSpecification[] | undefined {
  if (!hours || hours.variesByWeek) return undefined;
  const week = hours.week.flatMap(({ days, spans }) =>
    spans
      .filter(({ comment }) => !comment)
      .map(({ from, to }): OpeningHoursSpecification => {
        const allDay = to - from >= MINUTES_PER_DAY;
        return {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days.flatMap((day) => weekdays[day - 1] ?? []),
          opens: clockTime(from),
          // schema.org has no 24:00: a full day ends a minute before midnight.
          closes: allDay ? '23:59' : clockTime(to),
        };
      }),
  );
  return week.length > 0 ? week : undefined;
}
