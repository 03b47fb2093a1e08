import { USD } from '../../costs/convert.ts';
import type { Rate } from '../../costs/costs.ts';
import { type Month, oldestDay } from '../../costs/month.ts';
import { formatDate } from '../../i18n/format.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { currencyName, formatRate } from '../../i18n/number.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './rates-note.module.css';

type RatesNoteProps = { months: readonly Month[]; currency: string; rates: readonly Rate[] };

/** The day of the oldest price, and the exchange rates that were used, with their dates. */
export function RatesNote({ months, currency, rates }: RatesNoteProps) {
  const { locale, messages } = useLanguage();
  const { costs } = messages;
  const date = (day: string) => formatDate(new Date(day), locale, 'UTC');
  const oldest = oldestDay(months.flatMap(({ lines }) => lines));
  const used = [...new Set([currency, ...months.map((month) => month.currency)])];
  const unknown = used.filter(
    (code) => code !== USD && !rates.some((rate) => rate.currency === code),
  );
  return (
    <section aria-labelledby="rates" className={styles.note}>
      {oldest && (
        <p className={styles.oldest}>
          <Icon name="clock" small />
          <b>{costs.oldest(date(oldest))}</b>
        </p>
      )}
      <h2 id="rates">{costs.rates.title}</h2>
      <ul className={styles.rates}>
        {rates.map((rate) => (
          <li key={rate.currency}>
            <Interpolate
              text={costs.rates.line}
              amount={
                <>
                  <bdi dir="ltr">{formatRate(rate.perUsd, locale)}</bdi>{' '}
                  {currencyName(rate.currency, rate.perUsd, locale)}
                </>
              }
            />
            {messages.listSeparator}
            {costs.rates[rate.kind](date(rate.date))}
            {rate.source && (
              <>
                {messages.listSeparator}
                {rate.url ? (
                  <a href={rate.url} rel="noopener nofollow">
                    <bdi>{rate.source}</bdi>
                  </a>
                ) : (
                  <bdi>{rate.source}</bdi>
                )}
              </>
            )}
            {rate.isExample && (
              <>
                {messages.listSeparator}
                <strong>{costs.example.mark}</strong>
              </>
            )}
            {rate.hasParallelMarket && <p>{costs.rates.parallel}</p>}
          </li>
        ))}
        {unknown.map((code) => (
          <li key={code}>{costs.rates.none(code)}</li>
        ))}
      </ul>
      <p>{costs.rates.note}</p>
    </section>
  );
}
