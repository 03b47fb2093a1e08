import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Formats the date and time of an ISO date in the language of the panel. */
export function useFormatTime(): (time: string) => string {
  const { formatDate } = useIntl();
  return useCallback(
    (time) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' }),
    [formatDate],
  );
}

/** A date and time with the name of the editor's time zone: the post's place may have another. */
export const TIME_WITH_ZONE = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** The same with the name of the zone, for times that are planned. */
export function useFormatPlannedTime(): (time: string) => string {
  const { formatDate } = useIntl();
  return (time) => formatDate(time, TIME_WITH_ZONE);
}
