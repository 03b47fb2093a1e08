import { formatTime, formatWeekday } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { MINUTES_PER_DAY, type OpeningHours, type OpenSpan } from '../opening-hours.ts';

/** The texts of opening hours in the language of the page. */
export function useHoursText() {
  const { locale, messages } = useLanguage();
  const { facts } = messages;
  const time = (minutes: number) => formatTime(new Date(minutes * 60_000), locale, 'UTC');
  // 4 January 1970 was a Sunday (UTC).
  const day = (number: number) =>
    formatWeekday(new Date((3 + number) * MINUTES_PER_DAY * 60_000), locale, 'UTC');
  return {
    days([first = 1, ...rest]: number[]): string {
      const last = rest.at(-1);
      return last === undefined ? day(first) : facts.dayRange(day(first), day(last));
    },
    span({ from, to }: OpenSpan): string {
      return to - from === MINUTES_PER_DAY ? facts.allDay : `${time(from)} – ${time(to)}`;
    },
    state({ state, next }: OpeningHours): string {
      if (!next || state === 'unknown') return facts.openState[state];
      if (state === 'open') return facts.openUntil(time(next.minutes));
      if (next.isToday) return facts.opensToday(time(next.minutes));
      return facts.opensOn(day(next.day), time(next.minutes));
    },
  };
}
