import { searchAddress } from '../../addresses/search-address.ts';
import { useLanguage } from '../../i18n/language.ts';
import { searchText } from '../../posts/search/search-text.ts';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { Empty } from '../../ui/empty/empty.tsx';
import styles from './nothing-found.module.css';

type NothingFoundProps = { q: string | undefined; community: string | undefined };

/** Words that are offered one by one at most. */
const LIMIT = 6;

/** What to try when nothing was found: without the community, or one word alone. */
export function NothingFound({ q, community }: NothingFoundProps) {
  const { messages, link } = useLanguage();
  const { search } = messages;
  const words = [...new Set((q ?? '').split(' '))].filter((word) => searchText(word) !== null);
  return (
    <div role="status">
      <Empty title={q ? search.nothingFor(q) : search.nothing}>
        <p>{search.nothingHint}</p>
        <div className={styles.ways}>
          <Chips>
            {q && community && (
              <li>
                <Chip href={link(searchAddress({ q }))}>{search.inAll}</Chip>
              </li>
            )}
            {words.length > 1 &&
              words.slice(0, LIMIT).map((word) => (
                <li key={word}>
                  <Chip href={link(searchAddress({ q: word, community }))}>
                    <bdi>{word}</bdi>
                  </Chip>
                </li>
              ))}
          </Chips>
        </div>
      </Empty>
    </div>
  );
}
