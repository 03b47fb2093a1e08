import { redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { redirectTo } from '../addresses/canonical.ts';
import { localPath, postPath } from '../addresses/links.ts';
import { publicAddress } from '../addresses/public-address.server.ts';
import { answering } from '../content/outcome.server.ts';
import { readPost } from '../content/posts.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { calendarLinks } from '../posts/calendar/links.server.ts';
import { Description } from '../posts/description.tsx';
import { Actions } from '../posts/facts/actions.tsx';
import { Facts } from '../posts/facts/facts.tsx';
import { Gallery } from '../posts/gallery.tsx';
import { Locator } from '../posts/locator/locator.tsx';
import { viewOf } from '../posts/post-view.server.ts';
import { ShareRow } from '../posts/share/share-row.tsx';
import { postTrail } from '../posts/trail.ts';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { Contents } from '../ui/contents/contents.tsx';
import type { Route } from './+types/detail';
import { Figure } from './detail/figure.tsx';
import { HandOff } from './detail/hand-off.tsx';
import { Head } from './detail/head.tsx';
import { readMore } from './detail/more.server.ts';
import { More } from './detail/more.tsx';
import { Related } from './detail/related.tsx';
import { postWords } from './detail/words.ts';
import styles from './detail.module.css';
import { pageMetadata } from './metadata.ts';

/**
 * The post, at its one address: by id, alias or under another kind it is only redirected from.
 * More of its kind is read on the way; the page does without it.
 */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const { language } = readAddress(pathname);
  const post = await answering(() => readPost(params.identifier, { signal: request.signal }));
  const elsewhere = redirectTo(pathname, localPath(language, postPath(post)));
  if (elsewhere) throw redirect(elsewhere, 301);
  const now = new Date();
  return {
    ...viewOf(post, now, publicAddress(language, postPath(post))),
    calendar: calendarLinks(post, language, now),
    more: await readMore(post, request.signal),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  return pageMetadata(site, location.pathname, (setting) => postWords(loaderData, setting));
};

/** The page of a post of any kind; what differs between kinds stands in the table of kinds. */
export default function Detail({ loaderData }: Route.ComponentProps) {
  const { post, hours, timeZone, now, address, code, related } = loaderData;
  const facts = { post, hours, timeZone, now };
  const { link, messages } = useLanguage();
  return (
    <div className={styles.page}>
      <Breadcrumbs label={messages.detail.trail} crumbs={postTrail(post, messages, link)} />
      <article className={styles.detail} data-kind={post.kind}>
        <Head post={post} now={now} timeZone={timeZone} minutes={loaderData.minutes} />
        <Facts {...facts} className={styles.facts}>
          <Actions post={post} calendar={loaderData.calendar} />
        </Facts>
        <div className={styles.matter}>
          <Figure post={post} />
          <Contents
            title={messages.plain.contents}
            sections={loaderData.sections}
            tongue={post.tongue}
          />
          <Description html={loaderData.description} tongue={post.tongue} />
          <Gallery pictures={post.gallery} />
          <Locator post={post} />
          <ShareRow title={post.title ?? messages.card.untitled} address={address} />
          <HandOff kind={post.kind} address={address} code={code} />
          {related && <Related post={related} />}
        </div>
      </article>
      <More kind={post.kind} posts={loaderData.more} />
    </div>
  );
}
