import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { type Kind, kindNames, kinds } from '../../kinds.ts';
import { Star } from '../../ui/star/star.tsx';
import styles from './kind-list.module.css';

/**
 * Every kind of post with one line on it, leading to its list.
 * @param counts how many posts there are of each; left out where nobody could count
 */
export function KindList({ counts }: { counts?: Record<Kind, number> | undefined }) {
  const { link, messages } = useLanguage();
  return (
    <ul className={styles.kinds}>
      {kindNames.map((kind) => (
        <li key={kind}>
          <Star icon={kinds[kind].icon} hue={kind} />
          <p>
            <a href={link(listPath(kind))}>{messages.kinds[kind].listTitle}</a>
            {messages.kinds[kind].lead}
            {counts && <small>{messages.kinds[kind].count(counts[kind])}</small>}
          </p>
        </li>
      ))}
    </ul>
  );
}
