import type { CostCity } from '../../costs/costs.ts';
import { useLanguage } from '../../i18n/language.ts';
import { CityList } from './city-list.tsx';
import styles from './costs-page.module.css';

/** Says that nobody knows yet what a city costs, and where prices are known. */
export function NoPrices({ name, cities }: { name: string; cities: readonly CostCity[] }) {
  const { costs } = useLanguage().messages;
  return (
    <section aria-labelledby="empty" className={styles.section}>
      <h2 id="empty">{costs.empty.title(name)}</h2>
      <p>{costs.empty.text}</p>
      <CityList cities={cities} label={costs.chooseCity} />
    </section>
  );
}
