import { postPath } from '../../addresses/links.ts';
import { formatDate, formatPrice } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTimeZone } from '../../i18n/time-zone.ts';
import { type Fact, kinds } from '../../kinds.ts';
import { languages } from '../../languages.ts';
import type { PictureTurn } from '../post-picture.tsx';
import type { Stretch } from '../search/highlight.ts';
import { Marked } from '../search/marked.tsx';
import { zoneOf } from '../zone.ts';
import styles from './card.module.css';
import type { CardData } from './card-data.ts';
import { CardFact } from './card-fact.tsx';
import { CardPicture } from './card-picture.tsx';
import { hasHeadingLetters } from './heading-letters.ts';

type CardProps = {
  post: CardData;
  /** When the picture is loaded. */
  turn?: PictureTurn;
  /** The card stands in a row to swipe on phones. */
  swipes?: boolean;
  /** Marks what was searched for. */
  highlight?: (text: string) => readonly Stretch[];
};

/** A post in a list. One link covers the card; a foreign title keeps its own language and direction. */
export function PostCard({ post, turn = 'late', swipes = false, highlight = unmarked }: CardProps) {
  const { language, locale, messages, link } = useLanguage();
  const { tongue, price, createdAt } = post;
  const posted = formatDate(createdAt, locale, zoneOf(post, useTimeZone()));
  const written = { lang: tongue?.code, dir: tongue?.direction ?? 'auto' };
  const facts: readonly Fact[] = kinds[post.kind].cardFacts;
  return (
    <article className={styles.card} data-kind={post.kind}>
      <CardPicture post={post} turn={turn} swipes={swipes} />
      <div className={styles.body}>
        <h3
          className={styles.title}
          data-plain={!hasHeadingLetters(post.title ?? '', languages[language].script) || undefined}
          {...(post.title ? written : {})}
        >
          <a href={link(postPath(post))}>
            {post.title ? <Marked stretches={highlight(post.title)} /> : messages.card.untitled}
          </a>
        </h3>
        {post.excerpt && (
          <p className={styles.text} {...written}>
            <Marked stretches={highlight(post.excerpt)} />
          </p>
        )}
        {facts.map((fact) => (
          <CardFact key={fact} fact={fact} post={post} />
        ))}
        <div className={styles.foot}>
          <time dateTime={createdAt.toISOString()}>{posted}</time>
          {tongue && tongue.code !== language && (
            <span className={styles.tongue} lang={tongue.code}>
              {tongue.nativeName}
            </span>
          )}
          {facts.includes('price') && price !== null && (
            <bdi className={styles.price}>
              {price === 0 ? messages.card.free : formatPrice(price, post.currency, locale)}
            </bdi>
          )}
        </div>
      </div>
    </article>
  );
}

function unmarked(text: string): Stretch[] {
  return [{ text, isFound: false }];
}
