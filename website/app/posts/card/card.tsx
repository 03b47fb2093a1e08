import { postPath } from '../../addresses/links.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatPrice } from '../../i18n/number.ts';
import { useTimeZone } from '../../i18n/time-zone.ts';
import { type Fact, kinds } from '../../kinds.ts';
import { languageAttributes, languages } from '../../languages.ts';
import { fontFilesInUse, isCoveredBy } from '../../styles/heading-font.ts';
import type { PicturePriority } from '../post-picture.tsx';
import { timeZoneOf } from '../post-time-zone.ts';
import type { TextSegment } from '../search/highlight.ts';
import { HighlightedText } from '../search/highlighted-text.tsx';
import styles from './card.module.css';
import type { CardData } from './card-data.server.ts';
import { CardFact } from './card-fact.tsx';
import { CardPicture } from './card-picture.tsx';

type CardProps = {
  post: CardData;
  /** When to load the picture. */
  priority?: PicturePriority;
  /** Whether the card is in a row that phones swipe. */
  swipeable?: boolean;
  /** Marks matches of the search. */
  highlight?: (text: string) => readonly TextSegment[];
};

/** A post in a list. The link covers the whole card; the title has the language and direction of the post. */
export function PostCard({
  post,
  priority = 'lazy',
  swipeable = false,
  highlight = withoutHighlight,
}: CardProps) {
  const { language, locale, messages, link } = useLanguage();
  const { contentLanguage, price, createdAt } = post;
  const postedDate = formatDate(createdAt, locale, timeZoneOf(post, useTimeZone()));
  const textAttributes = languageAttributes(contentLanguage);
  const loadedFiles = fontFilesInUse(messages, languages[language].script);
  const facts: readonly Fact[] = kinds[post.kind].cardFacts;
  return (
    <article className={styles.card} data-kind={post.kind}>
      <CardPicture post={post} priority={priority} swipeable={swipeable} />
      <div className={styles.body}>
        <h3
          className={styles.title}
          data-fallback-font={!isCoveredBy(loadedFiles, post.title ?? '') || undefined}
          {...(post.title ? textAttributes : {})}
        >
          <a href={link(postPath(post))}>
            {post.title ? (
              <HighlightedText segments={highlight(post.title)} />
            ) : (
              messages.card.untitled
            )}
          </a>
        </h3>
        {post.excerpt && (
          <p className={styles.text} {...textAttributes}>
            <HighlightedText segments={highlight(post.excerpt)} />
          </p>
        )}
        {facts.map((fact) => (
          <CardFact key={fact} fact={fact} post={post} />
        ))}
        <div className={styles.footer}>
          <time dateTime={createdAt.toISOString()}>{postedDate}</time>
          {contentLanguage && contentLanguage.code !== language && (
            <span className={styles.language} {...textAttributes}>
              {contentLanguage.nativeName}
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

function withoutHighlight(text: string): TextSegment[] {
  return [{ text, isMatch: false }];
}
