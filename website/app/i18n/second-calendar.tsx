import { formatSecondCalendar } from './format.ts';
import { useLanguage } from './language.ts';

type SecondCalendarProps = { date: Date; timeZone: string; length?: 'long' | 'short' };

/**
 * A date in the second calendar of the page's language; nothing in a language without one. Visitors
 * hide it with a switch (enhance/calendar.ts).
 * @param timeZone IANA zone of the date
 */
export function SecondCalendar({ date, timeZone, length = 'long' }: SecondCalendarProps) {
  const { locale } = useLanguage();
  const text = formatSecondCalendar(date, locale, timeZone, length);
  if (!text) return null;
  return (
    <>
      {' '}
      <span data-second-calendar>{`(${text})`}</span>
    </>
  );
}
