import type { MissingItem, Month } from '../../costs/month.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatList } from '../../i18n/list.ts';
import { nameIn } from '../../posts/names.ts';
import styles from './missing-items.module.css';

const reasons = ['never', 'expired', 'rate'] as const satisfies MissingItem['reason'][];

/** What is in no sum, said as plainly as what is there. */
export function MissingItems({ months }: { months: readonly Month[] }) {
  const { language, locale, messages } = useLanguage();
  const { missing } = messages.costs;
  const isComplete = months.every((month) => month.missing.length === 0);
  const nameOf = ({ item, last, reason }: MissingItem) => {
    const name = nameIn(item, language);
    if (!last || reason !== 'expired') return name;
    return missing.lastSeen(name, formatDate(new Date(last.observedOn), locale, 'UTC'));
  };
  return (
    <section aria-labelledby="missing" className={styles.missing}>
      <h2 id="missing">{missing.title}</h2>
      {isComplete && <p>{missing.none}</p>}
      {months
        .filter((month) => month.missing.length > 0)
        .map((month) => (
          <div key={month.city.slug}>
            {months.length > 1 && <h3>{nameIn(month.city, language)}</h3>}
            <ul>
              {reasons.map((reason) => {
                const items = month.missing.filter((each) => each.reason === reason);
                if (items.length === 0) return null;
                const text = formatList(items.map(nameOf), locale);
                return <li key={reason}>{missing[reason].replace('{items}', text)}</li>;
              })}
            </ul>
          </div>
        ))}
      <p>{missing.always}</p>
    </section>
  );
}
