import { listPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Kind } from '../../kinds.ts';
import type { CardData } from '../../posts/card/card-data.server.ts';
import { Cards } from '../../posts/card/cards.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';
import { SectionHeader } from '../../ui/section-header/section-header.tsx';
import styles from './more-posts.module.css';

/** Further posts of the same kind, and a link to all of them. */
export function MorePosts({ kind, posts }: { kind: Kind; posts: readonly CardData[] }) {
  const { link, messages } = useLanguage();
  if (posts.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="more" data-defer-layout>
      <SectionHeader
        id="more"
        title={messages.detail.moreOfKind[kind]}
        action={
          <LinkButton
            href={link(listPath(kind))}
            variant="outline"
            small
            aria-label={`${messages.home.viewAll}: ${messages.kinds[kind].items}`}
            {...withIcon('arrow', { small: true, mirrored: true, after: true })}
          >
            {messages.home.viewAll}
          </LinkButton>
        }
      />
      <Cards posts={posts} swipeable />
    </section>
  );
}
