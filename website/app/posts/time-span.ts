import { formatDateTime, formatFullDate, formatTime, formatTimeZone } from '../i18n/format.ts';

/** Start and end, formatted in one time zone. */
export type FormattedTimeSpan = {
  /** "Saturday, 18 April 2026" */
  day: string;
  /** "18:00 – 22:00", or only the start if the end is unknown or on another day. */
  times: string;
  /** "Sunday, 19 April 2026 at 02:00" if it ends on another day. */
  end: string | null;
  /** "Gulf Standard Time" */
  zone: string;
};

/** Formats start and end. @param timeZone IANA zone of the place */
export function formatTimeSpan(
  start: Date,
  end: Date | null,
  locale: string,
  timeZone: string,
): FormattedTimeSpan {
  const day = formatFullDate(start, locale, timeZone);
  const time = (date: Date) => formatTime(date, locale, timeZone);
  const endsSameDay = end !== null && day === formatFullDate(end, locale, timeZone);
  return {
    day,
    times: endsSameDay ? `${time(start)} – ${time(end)}` : time(start),
    end: end && !endsSameDay ? formatDateTime(end, locale, timeZone) : null,
    zone: formatTimeZone(start, locale, timeZone),
  };
}
