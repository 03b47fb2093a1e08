import { calendarLeaf } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTimeZone } from '../../i18n/time-zone.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Placeholder } from '../../ui/placeholder/placeholder.tsx';
import { kinds } from '../kinds.ts';
import { PostPicture } from '../post-picture.tsx';
import type { CardData } from './card-data.ts';
import styles from './card-picture.module.css';

/** How wide a card is: a quarter of the page, half of it, or nearly all. */
const SIZES = '(min-width: 1200px) 290px, (min-width: 576px) 47vw, 92vw';

type CardPictureProps = { post: CardData; eager: boolean };

/** The upper part of a card: picture or placeholder, and on it what kind it is, whose, and when. */
export function CardPicture({ post, eager }: CardPictureProps) {
  const { locale, messages } = useLanguage();
  const siteZone = useTimeZone();
  const { kind, picture, start, city, isPartner } = post;
  const leaf = start && calendarLeaf(start, locale, city?.timeZone ?? siteZone);
  return (
    <div className={styles.picture}>
      {picture ? (
        <PostPicture picture={picture} sizes={SIZES} first={eager} />
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
