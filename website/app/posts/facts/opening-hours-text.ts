import { useLanguage } from '../../i18n/language.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import {
  MINUTES_PER_DAY,
  type OpeningHours,
  type OpenSpan,
  timeOfDay,
  weekdayName,
} from '../opening-hours.ts';

/** The texts of opening hours in the language of the page. */
export function useHoursText() {
  const { locale, messages } = useLanguage();
  return hoursTextIn(locale, messages);
}

/** The texts of opening hours in a language. */
export function hoursTextIn(locale: string, { facts }: Messages) {
  const time = (minutes: number) => timeOfDay(minutes, locale);
  const day = (number: number) => weekdayName(number, locale);
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
