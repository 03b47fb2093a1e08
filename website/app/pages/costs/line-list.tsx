import { iPayPath } from '../../addresses/costs-path.ts';
import type { Price } from '../../costs/costs.ts';
import type { CostLine, Month } from '../../costs/month.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { nameIn } from '../../posts/names.ts';
import { Amount } from './amount.tsx';
import styles from './line-list.module.css';

type LineListProps = { month: Month; lines: readonly CostLine[]; showsCity: boolean };

/** The prices of a city with their sources and dates, and where readers say what they pay. */
export function LineList({ month, lines, showsCity }: LineListProps) {
  const { language, link, messages } = useLanguage();
  const { costs } = messages;
  const city = nameIn(month.city, language);
  if (lines.length === 0) return null;
  return (
    <>
      {showsCity && <p className={styles.city}>{city}</p>}
      <ul className={styles.lines} aria-label={showsCity ? city : undefined}>
        {lines.map(({ item, prices, low, high }) => (
          <li key={item.key}>
            <p className={styles.line}>
              <span>{nameIn(item, language)}</span>{' '}
              <span className={styles.amount}>
                <Amount range={{ low, high }} currency={month.currency} />
              </span>
            </p>
            {prices.map((price) => (
              <p key={price.area ?? ''} className={styles.source}>
                <span>
                  <Amount range={price} currency={price.currency} exact /> {costs.units[item.unit]}
                </span>{' '}
                <Source price={price} />
              </p>
            ))}
            <a
              className={styles.tell}
              href={link(iPayPath(month.city.slug, item.key))}
              aria-label={costs.iPayFor(nameIn(item, language), city)}
              rel="nofollow"
            >
              {costs.iPay}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who says it, from how many prices, and when. */
function Source({ price }: { price: Price }) {
  const { locale, messages } = useLanguage();
  const { costs } = messages;
  const { source, url, sourceKind, sampleSize, observedOn, checkedOn, isExample } = price;
  const date = (day: string) => formatDate(new Date(day), locale, 'UTC');
  const name = source ?? costs.sources[sourceKind];
  return (
    <>
      {isExample ? (
        <strong>{costs.example.mark}</strong>
      ) : (
        <span>
          {url ? (
            <a href={url} rel="noopener nofollow">
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
          {sampleSize !== null && ` (${sampleSize})`}
        </span>
      )}{' '}
      <span>{costs.seen(date(observedOn))}</span>{' '}
      {checkedOn && <span>{costs.checked(date(checkedOn))}</span>}
    </>
  );
}
