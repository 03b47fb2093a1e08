import { postPath } from '../../addresses/links.ts';
import { formatDate } from '../../i18n/format.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { useTimeZone } from '../../i18n/time-zone.ts';
import { isTimed } from '../../kinds.ts';
import { languageAttributes } from '../../languages.ts';
import { endingText } from '../../posts/ending.ts';
import { StatusBadge } from '../../posts/facts/status-badge.tsx';
import { timeZoneOf } from '../../posts/post-time-zone.ts';
import { HighlightedText } from '../../posts/search/highlighted-text.tsx';
import styles from './quotation.module.css';
import type { Quotation } from './search-result.server.ts';

/** A text that begins or ends with its own quotation marks gets no others. */
const OUTER_QUOTATION_MARK = /^["\p{Pi}\p{Pf}]|["\p{Pi}\p{Pf}]$/u;

/** The passage that answers best, as it is written, with its source. */
export function BestPassage({ post, text, language, ending, checkedAt }: Quotation) {
  const { locale, messages, link } = useLanguage();
  const timeZone = timeZoneOf(post, useTimeZone());
  const attributes = languageAttributes(language);
  const date = (isTimed(post.kind) && post.start) || (post.updatedAt ?? post.createdAt);
  const written = text.map((segment) => segment.text).join('');
  return (
    <section className={styles.quotation} aria-labelledby="best-passage">
      <h2 id="best-passage">{messages.search.bestPassage}</h2>
      <blockquote {...attributes} data-marked={OUTER_QUOTATION_MARK.test(written) || undefined}>
        <HighlightedText segments={text} />
      </blockquote>
      <p className={styles.source}>
        <cite {...attributes}>
          <a href={link(postPath(post))}>{post.title}</a>
        </cite>
      </p>
      <p className={styles.byline}>
        {post.creator && (
          <>
            <bdi>{post.creator.name}</bdi>
            {messages.listSeparator}
          </>
        )}
        <time dateTime={date.toISOString()}>{formatDate(date, locale, timeZone)}</time>
        {checkedAt && (
          <>
            {messages.listSeparator}
            <Interpolate
              text={messages.detail.checked}
              date={
                <time dateTime={checkedAt.toISOString()}>
                  {formatDate(checkedAt, locale, timeZone)}
                </time>
              }
            />
          </>
        )}{' '}
        <StatusBadge tone="neutral">{endingText(ending, messages)}</StatusBadge>
      </p>
    </section>
  );
}
