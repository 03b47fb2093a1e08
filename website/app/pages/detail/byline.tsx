import { Filled } from '../../i18n/filled.tsx';
import { formatDate, relativeDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { FactProps } from '../../posts/facts/fact.ts';
import styles from './byline.module.css';

/** Who wrote it, and the days it was posted and last changed. */
export function Byline({ post, now, timeZone }: Omit<FactProps, 'hours'>) {
  const { locale, messages } = useLanguage();
  const dayOf = (date: Date) => formatDate(date, locale, timeZone);
  const { creator, createdAt, updatedAt } = post;
  return (
    <div className={styles.byline}>
      {creator && (
        <span className={styles.creator}>
          {creator.picture ? (
            <img src={creator.picture.main.url} alt="" width={36} height={36} />
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
      {updatedAt && dayOf(updatedAt) !== dayOf(createdAt) && (
        <span>
          <Filled
            text={messages.detail.updated}
            date={<time dateTime={updatedAt.toISOString()}>{dayOf(updatedAt)}</time>}
          />
        </span>
      )}
    </div>
  );
}
