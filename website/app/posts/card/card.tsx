import { postPath } from '../../addresses/links.ts';
import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTimeZone } from '../../i18n/time-zone.ts';
import { languageAttributes, languages } from '../../languages.ts';
import { fontFilesInUse, isCoveredBy } from '../../styles/heading-font.ts';
import type { PicturePriority } from '../post-picture.tsx';
import { timeZoneOf } from '../post-time-zone.ts';
import type { TextSegment } from '../search/highlight.ts';
import { HighlightedText } from '../search/highlighted-text.tsx';
import styles from './card.module.css';
import type { CardData } from './card-data.server.ts';
import { CardFacts } from './card-facts.tsx';
import { CardPicture } from './card-picture.tsx';

type CardProps = {
  post: CardData;
  /** When to load the picture. */
  priority?: PicturePriority;
  /** Whether the card is in a row that phones swipe. */
  swipeable?: boolean;
  /** Whether the picture is small. */
  isCompact?: boolean;
  /** Whether to say that the post is pinned, as nothing around the card does. */
  isPinned?: boolean;
  /** Marks matches of the search. */
  highlight?: (text: string) => readonly TextSegment[];
};

/** A post in a list. The link covers the whole card; the title has the language and direction of the post. */
export function PostCard({
  post,
  priority = 'lazy',
  swipeable = false,
  isCompact = false,
  isPinned = false,
  highlight = withoutHighlight,
}: CardProps) {
  const { language, locale, messages, link } = useLanguage();
  const { contentLanguage, createdAt } = post;
  const postedDate = formatDate(createdAt, locale, timeZoneOf(post, useTimeZone()));
  const textAttributes = languageAttributes(contentLanguage);
  const isInOtherLanguage = contentLanguage !== null && contentLanguage.code !== language;
  const loadedFiles = fontFilesInUse(messages, languages[language].script);
  return (
    <article
      className={styles.card}
      data-kind={post.kind}
      data-dated={post.start !== null || undefined}
    >
      <CardPicture
        post={post}
        priority={priority}
        form={isCompact ? 'compact' : swipeable ? 'swipeable' : 'grid'}
      />
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
      <CardFacts post={post} />
      {post.excerpt && (
        <p className={styles.text} {...textAttributes}>
          <HighlightedText segments={highlight(post.excerpt)} />
        </p>
      )}
      {isPinned || isInOtherLanguage ? (
        <div className={styles.footer}>
          {isPinned && <span className={styles.pinned}>{messages.card.pinned}</span>}{' '}
          {isInOtherLanguage && (
            <span className={styles.language} {...textAttributes}>
              {contentLanguage.nativeName}
            </span>
          )}{' '}
          <time dateTime={createdAt.toISOString()}>{postedDate}</time>
        </div>
      ) : (
        <time className={styles.footer} dateTime={createdAt.toISOString()}>
          {postedDate}
        </time>
      )}
    </article>
  );
}

function withoutHighlight(text: string): TextSegment[] {
  return [{ text, isMatch: false }];
}
