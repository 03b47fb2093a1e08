import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTimeZone } from '../../i18n/time-zone.ts';
import { isTimed } from '../../kinds.ts';
import { languageAttributes } from '../../languages.ts';
import { endingText } from '../../posts/ending.ts';
import { StatusBadge } from '../../posts/facts/status-badge.tsx';
import { namesOnOneLine } from '../../posts/place.ts';
import { timeZoneOf } from '../../posts/post-time-zone.ts';
import styles from './result-facts.module.css';
import type { SearchResult } from './search-result.server.ts';

/** Kind, language (if it is not the page's), place and date of a result, and whether it has ended. */
export function ResultFacts({
  result,
}: {
  result: Pick<SearchResult, 'post' | 'language' | 'ending'>;
}) {
  const { language: pageLanguage, locale, messages } = useLanguage();
  const { post, language, ending } = result;
  const date = (isTimed(post.kind) && post.start) || post.createdAt;
  const format = { language: pageLanguage, separator: messages.listSeparator };
  const place = namesOnOneLine([post.area, post.city], format);
  const timeZone = timeZoneOf(post, useTimeZone());
  return (
    <p className={styles.facts}>
      <span className={styles.kind}>{messages.kinds[post.kind].singular}</span>{' '}
      {language && language.code !== pageLanguage && (
        <>
          <span className={styles.language} {...languageAttributes(language)}>
            {language.nativeName}
          </span>{' '}
        </>
      )}
      {place && (
        <>
          <bdi>{place}</bdi>{' '}
        </>
      )}
      <time dateTime={date.toISOString()}>{formatDate(date, locale, timeZone)}</time>{' '}
      <StatusBadge tone="neutral">{endingText(ending, messages)}</StatusBadge>
    </p>
  );
}
