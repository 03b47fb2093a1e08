import { useIntl } from 'react-intl';
import { useTexts } from './texts/use-texts';

/** Stands in tables for numbers that are too small to be shown. */
const FEW_IN_CSV = '<5';

/** Numbers, days and languages as the page shows them. */
export function useNumbers() {
  const texts = useTexts();
  const { formatNumber, formatDate, locale } = useIntl();
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'language' });
  return {
    /** @param count null if it is too small to be shown */
    count: (count: number | null) => (count === null ? texts.few : formatNumber(count)),
    inCsv: (count: number | null) => (count === null ? FEW_IN_CSV : String(count)),
    /** @param day such as `2026-11-01`, in UTC */
    day: (day: string) => formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' }),
    language: (code: string) => names.of(code) ?? code,
  };
}
