import { dateFormat } from '../i18n/formatters.ts';

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
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone,
      ...options,
    });
  const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const time = format({ timeStyle: 'short' });
  const endsSameDay = end !== null && day.format(start) === day.format(end);
  return {
    day: day.format(start),
    times: endsSameDay ? `${time.format(start)} – ${time.format(end)}` : time.format(start),
    end: end && !endsSameDay ? format({ dateStyle: 'full', timeStyle: 'short' }).format(end) : null,
    zone:
      format({ timeZoneName: 'long' })
        .formatToParts(start)
        .find((part) => part.type === 'timeZoneName')?.value ?? timeZone,
  };
}
