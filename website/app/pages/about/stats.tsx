import type { Counts } from '../../content/counts.server.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatNumber } from '../../i18n/number.ts';
import styles from './stats.module.css';

/** The numbers of posts, communities and cities; zeros are left out. */
export function Stats({ counts }: { counts: Counts }) {
  const { locale, messages } = useLanguage();
  const { stats: labels } = messages.about;
  const posts = Object.values(counts.posts).reduce((sum, count) => sum + count, 0);
  const stats = [
    { count: posts, label: labels.posts(posts) },
    { count: counts.communities, label: labels.communities(counts.communities) },
    { count: counts.cities, label: labels.cities(counts.cities) },
  ].filter(({ count }) => count > 0);
  return (
    <dl className={styles.stats}>
      {stats.map(({ count, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(count, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
