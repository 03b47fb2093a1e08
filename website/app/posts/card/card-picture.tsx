import { dayAndShortMonth } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTimeZone } from '../../i18n/time-zone.ts';
import { kinds } from '../../kinds.ts';
import { Icon, withIcon } from '../../ui/icon/icon.tsx';
import { Placeholder } from '../../ui/placeholder/placeholder.tsx';
import { type PicturePriority, PostPicture } from '../post-picture.tsx';
import { timeZoneOf } from '../post-time-zone.ts';
import type { CardData } from './card-data.server.ts';
import styles from './card-picture.module.css';

/**
 * Width of the picture for `sizes`: the one that follows from its height of 200 pixels, or the
 * card's, which is half of the page's or, in a column on phones, all of it.
 */
const MIN_WIDTH = '320px';
const sizesOf = {
  swipeable: `(min-width: 75em) ${MIN_WIDTH}, (min-width: 36em) max(${MIN_WIDTH}, 47.35vw - 12px), ${MIN_WIDTH}`,
  grid: `(min-width: 75em) ${MIN_WIDTH}, (min-width: 36em) max(${MIN_WIDTH}, 47.35vw - 12px), max(${MIN_WIDTH}, 95.6vw - 13px)`,
  /** The width that follows from a height of 72 pixels. */
  compact: '116px',
};

type CardPictureProps = { post: CardData; priority: PicturePriority; form: keyof typeof sizesOf };

/** The upper part of a card: picture or placeholder, with kind, date and partner badge. */
export function CardPicture({ post, priority, form }: CardPictureProps) {
  const { locale, messages } = useLanguage();
  const timeZone = timeZoneOf(post, useTimeZone());
  const { kind, picture, start, isPartner } = post;
  const calendarDate = start && dayAndShortMonth(start, locale, timeZone);
  return (
    <div className={styles.picture}>
      {picture ? (
        <PostPicture
          picture={picture}
          contentLanguage={post.contentLanguage}
          sizes={sizesOf[form]}
          priority={priority}
        />
      ) : (
        <Placeholder icon={kinds[kind].icon} />
      )}
      {isPartner && (
        <span className={styles.partner} {...withIcon('partner', { small: true })}>
          {messages.card.partner}
        </span>
      )}{' '}
      {start && calendarDate && (
        <time className={styles.dateBadge} dateTime={start.toISOString()}>
          {calendarDate.month} <b>{calendarDate.day}</b>
        </time>
      )}{' '}
      <span className={styles.kind}>
        {form !== 'swipeable' && <Icon name={kinds[kind].icon} small />}
        {messages.kinds[kind].singular}
      </span>
    </div>
  );
}
