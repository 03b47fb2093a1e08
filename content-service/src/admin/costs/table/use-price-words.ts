import { useIntl } from 'react-intl';
import { useTexts } from './texts/use-texts';
import type { SeenPrice } from './typed-prices';

/** Names of fields and values, figures and days, as the other forms of prices show them. */
export function usePriceWords() {
  const texts = useTexts();
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const number = (figure: number) => formatNumber(figure, { maximumFractionDigits: 3 });
  return {
    texts,
    /** @param field of a price, such as `observed_on` */
    label: (field: string) =>
      formatMessage({
        id: `content-manager.content-types.api::price.price.${field}`,
        defaultMessage: field,
      }),
    /** @param value of a choice: a group, a unit, a kind of source */
    value: (value: string) => formatMessage({ id: value, defaultMessage: value }),
    /** Such as `7–8 AED`. */
    figures: ({ low, high, currency }: SeenPrice) => `${number(low)}–${number(high)} ${currency}`,
    /** @param day such as `2026-11-21` */
    day: (day: string) => formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' }),
  };
}
