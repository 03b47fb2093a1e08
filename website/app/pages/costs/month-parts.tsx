import { costGroups } from '../../costs/cost-tables.ts';
import { useLanguage } from '../../i18n/language.ts';
import { nameIn } from '../../posts/names.ts';
import { Amount, amountText } from './amount.tsx';
import type { CityMonth } from './city-month.ts';
import { LineList } from './line-list.tsx';
import styles from './month-parts.module.css';
import { RangeBar } from './range-bar.tsx';

type MonthPartsProps = { months: readonly CityMonth[]; currency: string };

/** The parts of the sums by group, each with a bar, and below them the prices with their sources. */
export function MonthParts({ months, currency }: MonthPartsProps) {
  const { messages } = useLanguage();
  const groups = costGroups.filter((group) =>
    months.some(({ month }) => month.lines.some(({ item }) => item.group === group)),
  );
  // All of them may be left out.
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="parts" className={styles.parts}>
      <h2 id="parts">{messages.costs.parts}</h2>
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={group} className={styles.part}>
            <h3>{messages.costs.groups[group]}</h3>
            <PartRows group={group} months={months} currency={currency} />
            <details className={styles.details}>
              <summary>{messages.costs.details}</summary>
              {months.map(({ month }) => (
                <LineList
                  key={month.city.slug}
                  month={month}
                  lines={month.lines.filter(({ item }) => item.group === group)}
                  showsCity={months.length > 1}
                />
              ))}
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PartRowsProps = MonthPartsProps & { group: CityMonth['parts'][number]['group'] };

/** A bar for each city. Of two cities both are in the chosen currency. */
function PartRows({ group, months, currency }: PartRowsProps) {
  const { language, locale } = useLanguage();
  const isCompared = months.length > 1;
  const max = Math.max(
    ...months.flatMap(({ parts }) =>
      parts.map(({ sum }) => (isCompared ? (sum.converted?.high ?? 0) : sum.high)),
    ),
  );
  return months.map(({ month, parts }, index) => {
    const sum = parts.find((part) => part.group === group)?.sum;
    const range = isCompared ? sum?.converted : sum;
    const shownIn = isCompared ? currency : month.currency;
    if (!range) return null;
    const name = nameIn(month.city, language);
    return (
      <div key={month.city.slug} className={styles.row} data-compared={isCompared || undefined}>
        {isCompared && <span className={styles.name}>{name}</span>}
        <RangeBar
          range={range}
          max={max}
          label={`${name}: ${amountText(range, shownIn, locale)}`}
          second={index > 0}
        />
        <span className={styles.amount}>
          <Amount range={range} currency={shownIn} />
        </span>
      </div>
    );
  });
}
