import { useIntl } from 'react-intl';
import { fill } from '../texts/fill';
import { useTexts } from '../texts/use-texts';

interface TimeInPlaceProps {
  /** ISO date, if a time was entered. */
  instant: string | null;
  timeZone: string;
  /** The city; null if the post has none. */
  place: string | null;
}

/** Says in words which time is meant: that of the place, and that of the editor if it differs. */
export function TimeInPlace({ instant, timeZone, place }: TimeInPlaceProps) {
  const texts = useTexts();
  const { locale } = useIntl();
  const zoneText = place
    ? fill(texts.timesOfPlace, { place })
    : fill(texts.timesOfZone, { zone: timeZone });
  if (!instant) return zoneText;
  const format = (zone?: string) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'full',
      timeStyle: 'short',
      // As on the website.
      hourCycle: 'h23',
      ...(zone !== undefined && { timeZone: zone }),
    }).format(new Date(instant));
  const there = format(timeZone);
  const here = format();
  return [
    fill(texts.timeInPlace, { time: there, place: place ?? timeZone }),
    ...(here === there ? [] : [fill(texts.timeHere, { time: here })]),
    ...(place ? [] : [zoneText]),
  ].join(' ');
}
