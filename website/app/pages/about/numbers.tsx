import type { Counts } from '../../content/counts.server.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import styles from './numbers.module.css';

/** How much there is, in large figures. What is not known does not show. */
export function Numbers({ counts }: { counts: Counts }) {
  const { locale, messages } = useLanguage();
  const { numbers } = messages.about;
  const posts = Object.values(counts.posts).reduce((sum, count) => sum + count, 0);
  const shown = [
    { count: posts, label: numbers.posts(posts) },
    { count: counts.communities, label: numbers.communities(counts.communities) },
    { count: counts.cities, label: numbers.cities(counts.cities) },
  ].filter(({ count }) => count > 0);
  return (
    <dl className={styles.numbers}>
      {shown.map(({ count, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(count, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
