import { calendarLeaf } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTimeZone } from '../../i18n/time-zone.ts';
import { kinds } from '../../kinds.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Placeholder } from '../../ui/placeholder/placeholder.tsx';
import { type PictureTurn, PostPicture } from '../post-picture.tsx';
import { zoneOf } from '../zone.ts';
import type { CardData } from './card-data.ts';
import styles from './card-picture.module.css';

/**
 * How wide the picture is: as its height of 200 pixels makes it, or as the card is, which takes half
 * of the page or, below others on phones, all of it.
 */
const LEAST = '320px';
const SWIPED = `(min-width: 1200px) ${LEAST}, (min-width: 576px) max(${LEAST}, 47.35vw - 12px), ${LEAST}`;
const STACKED = `(min-width: 1200px) ${LEAST}, (min-width: 576px) max(${LEAST}, 47.35vw - 12px), max(${LEAST}, 95.6vw - 13px)`;

type CardPictureProps = { post: CardData; turn: PictureTurn; swipes: boolean };

/** The upper part of a card: picture or placeholder, and on it what kind it is, whose, and when. */
export function CardPicture({ post, turn, swipes }: CardPictureProps) {
  const { locale, messages } = useLanguage();
  const timeZone = zoneOf(post, useTimeZone());
  const { kind, picture, start, isPartner } = post;
  const leaf = start && calendarLeaf(start, locale, timeZone);
  return (
    <div className={styles.picture}>
      {picture ? (
        <PostPicture picture={picture} sizes={swipes ? SWIPED : STACKED} turn={turn} />
      ) : (
        <Placeholder icon={kinds[kind].icon} />
      )}
      {isPartner && (
        <span className={styles.partner}>
          <Icon name="partner" small />
          {messages.card.partner}
        </span>
      )}
      {start && leaf && (
        <time className={styles.leaf} dateTime={start.toISOString()}>
          <span>{leaf.month}</span> <b>{leaf.day}</b>
        </time>
      )}
      <span className={styles.kind}>
        <Icon name={kinds[kind].icon} small />
        {messages.kinds[kind].one}
      </span>
    </div>
  );
}
