import { useLanguage } from '../../i18n/language.ts';
import { Description } from '../../posts/description.tsx';
import { Actions } from '../../posts/facts/actions.tsx';
import { Facts } from '../../posts/facts/facts.tsx';
import { Gallery } from '../../posts/gallery.tsx';
import { kinds } from '../../posts/kinds.ts';
import { postPath } from '../../posts/links.ts';
import { placeLines } from '../../posts/place.ts';
import { PostBadges } from '../../posts/post-badges.tsx';
import { PostPicture } from '../../posts/post-picture.tsx';
import type { PostView } from '../../posts/post-view.server.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Placeholder } from '../../ui/placeholder/placeholder.tsx';
import styles from './business.module.css';
import { MadeWith } from './made-with.tsx';

/** A business's own page: to hand out, to print, to link from its window. */
export function Business({ page }: { page: PostView }) {
  const { description, excerpt: _excerpt, related: _related, ...facts } = page;
  const { post } = facts;
  const { link, messages } = useLanguage();
  const title = post.title ?? messages.card.untitled;
  const where = placeLines(post);
  return (
    <article data-kind={post.kind}>
      <header className={styles.hero}>
        <div className={styles.words}>
          <PostBadges kind={post.kind} isPartner={post.isPartner} />
          <h1
            lang={post.title ? post.tongue?.code : undefined}
            dir={post.tongue?.direction ?? 'auto'}
          >
            {title}
          </h1>
          {where && (
            <p className={styles.where}>
              <Icon name="pin" small />
              <bdi>{where.rest.at(-1) ?? where.main}</bdi>
            </p>
          )}
          <Actions post={post} className={styles.actions} />
        </div>
        <div className={styles.picture}>
          {post.picture ? (
            <PostPicture picture={post.picture} sizes="(min-width: 992px) 50vw, 100vw" first />
          ) : (
            <Placeholder icon={kinds[post.kind].icon} />
          )}
        </div>
      </header>
      <div className={styles.body}>
        <Facts {...facts} className={styles.facts} />
        <Description html={description} tongue={post.tongue} />
        <Gallery pictures={post.gallery} />
      </div>
      <MadeWith>
        <a href={link(postPath(post))}>{messages.landing.fullPost}</a>
      </MadeWith>
    </article>
  );
}
