import { postPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { kinds } from '../../kinds.ts';
import { Description } from '../../posts/description.tsx';
import { Actions } from '../../posts/facts/actions.tsx';
import { Facts } from '../../posts/facts/facts.tsx';
import { Gallery } from '../../posts/gallery.tsx';
import { Locator } from '../../posts/locator/locator.tsx';
import { placeLines } from '../../posts/place.ts';
import { PostBadges } from '../../posts/post-badges.tsx';
import { PostPicture } from '../../posts/post-picture.tsx';
import type { PostView } from '../../posts/post-view.server.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Placeholder } from '../../ui/placeholder/placeholder.tsx';
import styles from './business.module.css';
import { Keep } from './keep.tsx';
import { MadeWith } from './made-with.tsx';

/** A business's own page: to hand out, to print, to link from its window. */
export function Business({ page }: { page: PostView }) {
  const { post, hours, timeZone, now, address, code } = page;
  const { link, messages } = useLanguage();
  const title = post.title ?? messages.card.untitled;
  const where = placeLines(post);
  return (
    <article className={styles.business} data-kind={post.kind}>
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
            <PostPicture
              picture={post.picture}
              sizes="(min-width: 992px) max(50vw, 840px), max(358px, 100vw)"
              turn="first"
            />
          ) : (
            <Placeholder icon={kinds[post.kind].icon} />
          )}
        </div>
      </header>
      <div className={styles.body}>
        <Facts post={post} hours={hours} timeZone={timeZone} now={now} className={styles.facts} />
        <div className={styles.matter}>
          <Description html={page.description} tongue={post.tongue} />
          <Gallery pictures={post.gallery} />
          <Locator post={post} />
        </div>
      </div>
      <Keep post={post} address={address} code={code} />
      <MadeWith>
        <a href={link(postPath(post))}>{messages.landing.fullPost}</a>
      </MadeWith>
    </article>
  );
}
