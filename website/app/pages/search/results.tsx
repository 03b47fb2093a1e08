import { useLanguage } from '../../i18n/language.ts';
import { languages } from '../../languages.ts';
import { fontFilesInUse } from '../../styles/heading-font.ts';
import { ResultLine } from './result-line.tsx';
import styles from './results.module.css';
import type { SearchResult } from './search-result.server.ts';

/** The results of a search, best first. */
export function Results({ results }: { results: readonly SearchResult[] }) {
  const { language, messages } = useLanguage();
  const loadedFonts = fontFilesInUse(messages, languages[language].script);
  return (
    <ul className={styles.results}>
      {results.map((result) => (
        <li key={result.post.id}>
          <ResultLine result={result} loadedFonts={loadedFonts} />
        </li>
      ))}
    </ul>
  );
}
