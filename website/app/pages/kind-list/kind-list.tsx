import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { type Kind, kindNames, kinds } from '../../kinds.ts';
import { Star } from '../../ui/star/star.tsx';
import styles from './kind-list.module.css';

/**
 * All kinds of posts, each with a description and a link to its list.
 * @param counts the number of posts of each kind; undefined if it could not be read
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
