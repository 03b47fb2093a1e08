import { LANDING_PATH } from '../../addresses/landing.ts';
import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageAttributes, scriptOf } from '../../languages.ts';
import { storesOf } from '../../layouts/stores.ts';
import { OfferNote } from '../../posts/checked/offer-note.tsx';
import type { FactProps } from '../../posts/facts/fact.ts';
import { PostBadges } from '../../posts/post-badges.tsx';
import { hasAllLetters } from '../../styles/heading-font.ts';
import { Byline } from './byline.tsx';
import { Gist } from './gist.tsx';
import note from './note.module.css';
import styles from './post-header.module.css';
import { Translations } from './translations.tsx';

type PostHeaderProps = {
  facts: FactProps;
  /** Reading time in minutes; null for kinds without one. */
  minutes: number | null;
  /** The URL of the page. */
  pageUrl: string;
};

/**
 * Badges, title in the language of the post, the line that matters, byline, other languages, and notes
 * on partners and on where answers are written.
 */
export function PostHeader({ facts, minutes, pageUrl }: PostHeaderProps) {
  const { post, now, timeZone } = facts;
  const brand = useBrand();
  const { link, messages, script } = useLanguage();
  const titleScript = post.contentLanguage ? scriptOf(post.contentLanguage.code) : script;
  const { participationNote, noStore } = messages.detail;
  const hasStores = storesOf(brand, messages).length > 0;
  const answerNote =
    participationNote[post.kind] && !hasStores
      ? noStore.answers.note
      : participationNote[post.kind];
  return (
    <header className={styles.header}>
      <PostBadges kind={post.kind} isPartner={post.isPartner} />
      {post.title ? (
        <h1
          data-fallback-font={!hasAllLetters(post.title, titleScript) || undefined}
          {...languageAttributes(post.contentLanguage)}
        >
          {post.title}
        </h1>
      ) : (
        <h1>{messages.card.untitled}</h1>
      )}
      <Gist {...facts} />
      <Byline post={post} now={now} timeZone={timeZone} minutes={minutes} />
      <OfferNote post={post} now={now} timeZone={timeZone} />
      <Translations post={post} pageUrl={pageUrl} />
      {post.isPartner && (
        <p className={note.note}>
          {messages.detail.partnerNote}{' '}
          <a href={link(LANDING_PATH)}>{messages.landing.invite.link}</a>
        </p>
      )}
      {answerNote && <p className={note.note}>{answerNote}</p>}
    </header>
  );
}
