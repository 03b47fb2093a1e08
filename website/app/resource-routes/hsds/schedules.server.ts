import { withOffset } from '../../i18n/with-offset.ts';
import { readOpeningHours } from '../../posts/opening-hours.server.ts';
import { clockTime, MINUTES_PER_DAY } from '../../posts/opening-hours.ts';
import type { Schedule } from './entities.ts';

const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The last minute of a day: no time of a day is 24:00. */
const LAST_MINUTE = MINUTES_PER_DAY - 1;

type Place = {
  /** OpenStreetMap syntax. */
  openingHours: string;
  timeZone: string;
  now: Date;
  serviceId: string;
  idOf: (role: string) => string;
};

/**
 * When a place is open, one rule for each span of equal days. Hours that are not the same every week, or
 * have a condition, are one text as the editor wrote it.
 */
export function schedulesOf({ openingHours, timeZone, now, serviceId, idOf }: Place): Schedule[] {
  const hours = readOpeningHours(openingHours, timeZone, now);
  const spans =
    hours?.week.flatMap((row) => row.spans.map((span) => ({ ...span, days: row.days }))) ?? [];
  const isRegular = hours && !hours.variesByWeek && spans.every(({ comment }) => !comment);
  const common = (index: number) => ({ id: idOf(`schedule-${index}`), service_id: serviceId });
  if (!isRegular) return [{ ...common(0), description: openingHours }];
  const offset = withOffset(now, timeZone).slice(-'+00:00'.length);
  return spans.map(({ from, to, days: numbers }, index) => ({
    ...common(index),
    freq: 'WEEKLY',
    byday: numbers.map((number) => days[number - 1]).join(','),
    opens_at: clockTime(from) + offset,
    closes_at: clockTime(to - from >= MINUTES_PER_DAY ? LAST_MINUTE : to) + offset,
    timezone: hoursOf(offset),
  }));
}

/** `+05:30` is 5.5. */
function hoursOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours + minutes / 60);
}
