import { dayOfPrice } from '../../costs/price-age.ts';
import { formatMonth } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ShareRow } from '../../posts/share/share-row.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { CitySums } from './city-sums.tsx';
import styles from './costs-page.module.css';
import { MissingItems } from './missing-items.tsx';
import { MonthParts } from './month-parts.tsx';
import { Once } from './once.tsx';
import { RatesNote } from './rates-note.tsx';
import type { CityCosts } from './read-city-costs.server.ts';
import { SaveMonth } from './save-month.tsx';

/** What a month costs: for one city, or for two that are compared. */
export function CityMonthView(costsOfCity: CityCosts & { title: string }) {
  const { title, pageUrl, months, choice, rates } = costsOfCity;
  const { locale, messages } = useLanguage();
  const { costs } = messages;
  const onlyMonths = months.map(({ month }) => month);
  const examples = onlyMonths
    .flatMap(({ lines, once }) => [...lines, ...once])
    .flatMap(({ prices }) => prices.filter(({ isExample }) => isExample));
  const newestExample = examples.map(dayOfPrice).toSorted().at(-1);
  return (
    <div className={styles.main}>
      {newestExample && (
        <Notice
          tone="warning"
          icon="warning"
          title={costs.example.title(formatMonth(new Date(newestExample), locale, 'UTC'))}
        >
          <p>{costs.example.text}</p>
        </Notice>
      )}
      <CitySums months={months} currency={choice.currency} />
      {months.length > 1 && <p className={styles.note}>{costs.onlyShared}</p>}
      <MonthParts months={months} currency={choice.currency} />
      <Once months={months} />
      <div className={styles.end}>
        <MissingItems months={onlyMonths} />
        <RatesNote months={onlyMonths} currency={choice.currency} rates={rates} />
      </div>
      <ShareRow title={title} pageUrl={pageUrl}>
        <SaveMonth {...costsOfCity} />
      </ShareRow>
    </div>
  );
}
