import { useLanguage } from '../../i18n/language.ts';
import type { CityMonth } from './city-month.ts';
import styles from './costs-page.module.css';
import { LineList } from './line-list.tsx';

/** What is paid once, apart from the sums. */
export function Once({ months }: { months: readonly CityMonth[] }) {
  const { messages } = useLanguage();
  if (months.every(({ month }) => month.once.length === 0)) return null;
  return (
    <section aria-labelledby="once" className={styles.part}>
      <h2 id="once">{messages.costs.once}</h2>
      {months.map(({ month }) => (
        <LineList
          key={month.city.slug}
          month={month}
          lines={month.once}
          showsCity={months.length > 1}
        />
      ))}
    </section>
  );
}
