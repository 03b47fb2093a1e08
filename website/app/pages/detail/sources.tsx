import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { PostFacts } from '../../posts/facts/fact.ts';
import styles from './sources.module.css';

/** Where the facts of the text come from, with a link and a date if they are known; nothing without sources. */
export function Sources({ post: { sources } }: { post: Pick<PostFacts, 'sources'> }) {
  const { locale, messages } = useLanguage();
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{messages.detail.sources}</h2>
      <ol>
        {sources.map(({ title, url, date }) => (
          <li key={`${title} ${url}`}>
            {url ? (
              <a href={url} dir="auto" rel="noopener">
                {title}
              </a>
            ) : (
              <bdi>{title}</bdi>
            )}
            {date && (
              <>
                {messages.listSeparator}
                <time dateTime={date}>{formatDate(new Date(date), locale, 'UTC')}</time>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
