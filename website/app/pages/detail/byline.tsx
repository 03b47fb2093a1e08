import { Filled } from '../../i18n/filled.tsx';
import { formatDate, relativeDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { FactProps } from '../../posts/facts/fact.ts';
import { narrowest } from '../../posts/post.ts';
import styles from './byline.module.css';

/** A change within a day of posting is the author's second look, not news. */
const NEWS_AFTER = 86_400_000;

type BylineProps = Omit<FactProps, 'hours'> & { minutes: number | null };

/** Who wrote it, the days it was posted and last changed, and how long it takes to read. */
export function Byline({ post, now, timeZone, minutes }: BylineProps) {
  const { locale, messages } = useLanguage();
  const dayOf = (date: Date) => formatDate(date, locale, timeZone);
  const { creator, createdAt, updatedAt } = post;
  return (
    <div className={styles.byline}>
      {creator && (
        <span className={styles.creator}>
          {creator.picture ? (
            <img src={narrowest(creator.picture).url} alt="" width={36} height={36} />
          ) : (
            <span className={styles.initial} aria-hidden="true">
              {[...creator.name][0]}
            </span>
          )}
          <bdi>{creator.name}</bdi>
        </span>
      )}
      <span>
        <Filled
          text={messages.detail.posted}
          date={<time dateTime={createdAt.toISOString()}>{dayOf(createdAt)}</time>}
          ago={relativeDate(createdAt, now, locale)}
        />
      </span>
      {updatedAt && updatedAt.getTime() - createdAt.getTime() >= NEWS_AFTER && (
        <span>
          <Filled
            text={messages.detail.updated}
            date={<time dateTime={updatedAt.toISOString()}>{dayOf(updatedAt)}</time>}
            ago={relativeDate(updatedAt, now, locale)}
          />
        </span>
      )}
      {minutes !== null && <span>{messages.detail.readingTime(minutes)}</span>}
    </div>
  );
}
