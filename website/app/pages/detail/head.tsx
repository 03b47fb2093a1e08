import { useLanguage } from '../../i18n/language.ts';
import type { FactProps } from '../../posts/facts/fact.ts';
import { PostBadges } from '../../posts/post-badges.tsx';
import { Byline } from './byline.tsx';
import styles from './head.module.css';

/** What it is, its title in its own language, who wrote it and when. */
export function Head({ post, now, timeZone }: Omit<FactProps, 'hours'>) {
  const { messages } = useLanguage();
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
      <Byline post={post} now={now} timeZone={timeZone} />
      {post.isPartner && <p className={styles.partner}>{messages.detail.partnerMeaning}</p>}
    </header>
  );
}
