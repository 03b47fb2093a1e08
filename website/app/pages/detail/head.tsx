import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import { storesOf } from '../../layouts/stores.ts';
import type { FactProps } from '../../posts/facts/fact.ts';
import { PostBadges } from '../../posts/post-badges.tsx';
import { Byline } from './byline.tsx';
import styles from './head.module.css';

type HeadProps = Omit<FactProps, 'hours'> & {
  /** Minutes that reading it takes; null where that is not what it is for. */
  minutes: number | null;
};

/** What it is, its title in its own language, who wrote it and when, and how one takes part in it. */
export function Head({ post, now, timeZone, minutes }: HeadProps) {
  const brand = useBrand();
  const { messages } = useLanguage();
  const takePart = storesOf(brand, messages).length > 0 && messages.detail.takePart[post.kind];
  return (
    <header className={styles.head}>
      <PostBadges kind={post.kind} isPartner={post.isPartner} />
      {post.title ? (
        <h1 lang={post.tongue?.code} dir={post.tongue?.direction ?? 'auto'}>
          {post.title}
        </h1>
      ) : (
        <h1>{messages.card.untitled}</h1>
      )}
      <Byline post={post} now={now} timeZone={timeZone} minutes={minutes} />
      {post.isPartner && <p className={styles.note}>{messages.detail.partnerMeaning}</p>}
      {takePart && (
        <p className={styles.note}>
          {takePart} <a href="#hand-off">{messages.detail.takePartLink}</a>
        </p>
      )}
    </header>
  );
}
