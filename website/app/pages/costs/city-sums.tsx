import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { nameIn } from '../../posts/names.ts';
import { Amount, amountText } from './amount.tsx';
import type { CityMonth } from './city-month.ts';
import styles from './city-sums.module.css';
import { RangeBar } from './range-bar.tsx';

type CitySumsProps = { months: readonly CityMonth[]; currency: string };

/** What a month costs in all: the first thing on the page. Two cities have one scale. */
export function CitySums({ months, currency }: CitySumsProps) {
  const { language, locale, messages } = useLanguage();
  const { costs } = messages;
  const scaleOf = ({ sum }: CityMonth) => (months.length > 1 ? sum.converted : sum);
  const max = Math.max(...months.map((each) => scaleOf(each)?.high ?? 0)) * 1.1;
  return (
    <section aria-label={costs.sums}>
      <ul className={styles.sums} data-part="sums">
        {months.map((each, index) => {
          const { month, sum } = each;
          const name = nameIn(month.city, language);
          const range = scaleOf(each);
          const barCurrency = months.length > 1 ? currency : month.currency;
          return (
            <li key={month.city.slug} className={styles.sum}>
              <h2>{name}</h2>
              <b className={styles.amount}>
                <Amount range={sum} currency={month.currency} />
              </b>
              <p>
                {sum.converted && currency !== month.currency ? (
                  <Interpolate
                    text={costs.inMonth}
                    amount={<Amount range={sum.converted} currency={currency} />}
                  />
                ) : (
                  costs.units.month
                )}
              </p>
              {range && (
                <RangeBar
                  range={range}
                  max={max}
                  label={`${name}: ${amountText(range, barCurrency, locale)}`}
                  second={index > 0}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
