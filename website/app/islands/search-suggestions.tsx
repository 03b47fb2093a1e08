import type { ReactNode } from 'react';
import { suggestionsPath } from '../addresses/search-path.ts';
import { useLanguage } from '../i18n/language.ts';
import visuallyHidden from '../ui/visually-hidden/visually-hidden.module.css';
import { Island } from './island.tsx';
import { MAX_SUGGESTIONS, type SuggestionProperties } from './search-suggestions/suggestion.ts';
import styles from './search-suggestions.module.css';

type SearchSuggestionsProps = {
  /** Of what the search is narrowed to; code of a language. */
  community: string | undefined;
  /** The search form. */
  children: ReactNode;
};

/** A search form that offers posts while a visitor types. A page holds one. */
export function SearchSuggestions({ community, children }: SearchSuggestionsProps) {
  const { messages, link } = useLanguage();
  const { suggestions, suggestionCount } = messages.search;
  const properties: SuggestionProperties = {
    endpoint: link(suggestionsPath({ community })),
    announcements: Array.from({ length: MAX_SUGGESTIONS + 1 }, (_, count) =>
      suggestionCount(count),
    ),
  };
  return (
    <Island name="search-suggestions" className={styles.suggestions} properties={properties}>
      {children}
      <div
        id="search-suggestions"
        role="listbox"
        aria-label={suggestions}
        className={styles.list}
        hidden
      />
      <p aria-live="polite" className={visuallyHidden.content} />
    </Island>
  );
}
