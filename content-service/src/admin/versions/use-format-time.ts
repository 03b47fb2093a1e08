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

/** The same with the name of the editor's time zone, for times that are planned. */
export function useFormatPlannedTime(): (time: string) => string {
  const { formatDate } = useIntl();
  return (time) =>
    formatDate(time, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    });
}
