import { filteredPath } from '../../addresses/filters.ts';
import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { kindNames, kinds } from '../../kinds.ts';
import { withIcon } from '../../ui/icon/icon.tsx';
import styles from './kind-tiles.module.css';

/** Links to the lists of all kinds. @param community limits them to posts in a language */
export function KindTiles({ community }: { community: string | undefined }) {
  const { messages, link } = useLanguage();
  return (
    <nav aria-label={messages.search.kinds} className={styles.frame}>
      <ul className={styles.tiles}>
        {kindNames.map((kind) => (
          <li key={kind}>
            <a
              className={styles.tile}
              href={filteredPath(link(listPath(kind)), { community })}
              data-kind={kind}
              {...withIcon(kinds[kind].icon)}
            >
              {messages.kinds[kind].listTitle}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
