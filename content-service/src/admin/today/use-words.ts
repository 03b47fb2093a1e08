import { useIntl } from 'react-intl';
import { fill } from '../fields/texts/fill';

/** Dates and names of languages as the first page shows them. */
export function useWords() {
  const { formatDate, locale } = useIntl();
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'language' });
  return {
    /** @param time an ISO date; null says nothing */
    dated: (text: string, time: string | null) =>
      time === null ? null : fill(text, { date: formatDate(time, { dateStyle: 'medium' }) }),
    /** @param code of a language; null says nothing */
    language: (code: string | null | undefined) => (code ? (names.of(code) ?? code) : null),
  };
}
