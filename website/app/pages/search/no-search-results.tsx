import { searchPath } from '../../addresses/search-path.ts';
import { useLanguage } from '../../i18n/language.ts';
import { searchText } from '../../posts/search/search-text.ts';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import styles from './no-search-results.module.css';

type NoSearchResultsProps = { q: string | undefined; community: string | undefined };

/** Maximum number of single words to suggest. */
const MAX_SUGGESTIONS = 6;

/** Suggestions if nothing was found: without the community, or for single words. */
export function NoSearchResults({ q, community }: NoSearchResultsProps) {
  const { messages, link } = useLanguage();
  const { search } = messages;
  const words = [...new Set((q ?? '').split(' '))].filter((word) => searchText(word) !== null);
  return (
    <div role="status">
      <EmptyState title={q ? search.noResultsFor(q) : search.noResults}>
        <p>{search.noResultsHint}</p>
        <div className={styles.suggestions}>
          <Chips>
            {q && community && (
              <li>
                <Chip href={link(searchPath({ q }))}>{search.allCommunities}</Chip>
              </li>
            )}
            {words.length > 1 &&
              words.slice(0, MAX_SUGGESTIONS).map((word) => (
                <li key={word}>
                  <Chip href={link(searchPath({ q: word, community }))}>
                    <bdi>{word}</bdi>
                  </Chip>
                </li>
              ))}
          </Chips>
        </div>
      </EmptyState>
    </div>
  );
}
