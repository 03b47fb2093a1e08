import { postPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { kinds } from '../../kinds.ts';
import { languageAttributes } from '../../languages.ts';
import { ConfirmedNote } from '../../posts/checked/confirmed-note.tsx';
import { Description } from '../../posts/description.tsx';
import { Facts } from '../../posts/facts/facts.tsx';
import { knownFacts } from '../../posts/facts/known-facts.ts';
import { PlaceLine } from '../../posts/facts/place-line.tsx';
import { Gallery } from '../../posts/gallery.tsx';
import { Locator } from '../../posts/locator/locator.tsx';
import { placeLines } from '../../posts/place.ts';
import { PostBadges } from '../../posts/post-badges.tsx';
import { PostPicture } from '../../posts/post-picture.tsx';
import type { PostView } from '../../posts/post-view.server.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Placeholder } from '../../ui/placeholder/placeholder.tsx';
import { Actions } from './actions.tsx';
import styles from './business.module.css';
import { ContactAndQrCode } from './contact-and-qr-code.tsx';
import { LandingFooter } from './landing-footer.tsx';

/** The landing page of a business, to share and to print. */
export function BusinessLanding({ page }: { page: PostView }) {
  const { post, hours, timeZone, now, pageUrl: address, qrCodePath: code } = page;
  const { language, link, messages } = useLanguage();
  const title = post.title ?? messages.card.untitled;
  const place = placeLines(post, { language, separator: messages.listSeparator });
  return (
    <article className={styles.business} data-kind={post.kind}>
      <header className={styles.hero}>
        <div className={styles.text}>
          <PostBadges kind={post.kind} isPartner={post.isPartner} />
          <h1 {...languageAttributes(post.title ? post.contentLanguage : null)}>{title}</h1>
          {place && (
            <p className={styles.place}>
              <Icon name="pin" small />
              <PlaceLine line={place.rest.at(-1) ?? place.main} lines={place} post={post} />
            </p>
          )}
          <ConfirmedNote post={post} now={now} timeZone={timeZone} />
          <Actions post={post} messageText={page.messageText} className={styles.actions} />
        </div>
        <div className={styles.picture}>
          {post.picture ? (
            <PostPicture
              picture={post.picture}
              contentLanguage={post.contentLanguage}
              sizes="(min-width: 62em) max(50vw, 840px), max(358px, 100vw)"
              priority="high"
            />
          ) : (
            <Placeholder icon={kinds[post.kind].icon} />
          )}
        </div>
      </header>
      <div className={styles.body}>
        <Facts
          facts={knownFacts(post)}
          post={post}
          hours={hours}
          timeZone={timeZone}
          now={now}
          className={styles.facts}
        />
        <div className={styles.content}>
          <Description html={page.description} contentLanguage={post.contentLanguage} />
          <Gallery pictures={post.gallery} contentLanguage={post.contentLanguage} />
          <Locator post={post} textCoordinates={page.textCoordinates} />
        </div>
      </div>
      <ContactAndQrCode post={post} address={address} code={code} />
      <LandingFooter>
        <a href={link(postPath(post))}>{messages.landing.fullPost}</a>
      </LandingFooter>
    </article>
  );
}
