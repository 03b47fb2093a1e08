import { redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { redirectTo } from '../addresses/canonical.ts';
import { localisedPath, postPath } from '../addresses/links.ts';
import { publicUrlOf } from '../addresses/public-url.server.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { readPost } from '../content/posts.server.ts';
import { useLanguage } from '../i18n/language.ts';
import { languageAttributes } from '../languages.ts';
import { postBreadcrumb } from '../posts/breadcrumb.ts';
import { calendarLinks } from '../posts/calendar/links.server.ts';
import { Description } from '../posts/description.tsx';
import { Actions } from '../posts/facts/actions.tsx';
import { Facts } from '../posts/facts/facts.tsx';
import { Gallery } from '../posts/gallery.tsx';
import { Locator } from '../posts/locator/locator.tsx';
import { postViewOf } from '../posts/post-view.server.ts';
import { ShareRow } from '../posts/share/share-row.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs/breadcrumbs.tsx';
import { TableOfContents } from '../ui/table-of-contents/table-of-contents.tsx';
import type { Route } from './+types/detail';
import { AppPrompt } from './detail/app-prompt.tsx';
import { PostFigure } from './detail/figure.tsx';
import { readMorePosts } from './detail/more-posts.server.ts';
import { MorePosts } from './detail/more-posts.tsx';
import { PostHeader } from './detail/post-header.tsx';
import { postMetadata } from './detail/post-metadata.ts';
import { Related } from './detail/related.tsx';
import styles from './detail.module.css';
import { pageMeta } from './metadata.ts';

/**
 * Loads a post at its canonical address; addresses with its id, an alias or another kind redirect
 * there. Further posts of its kind are optional.
 */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const { language } = readAddress(pathname);
  const post = await toHttpOutcome(() => readPost(params.identifier, { signal: request.signal }));
  const canonicalPath = redirectTo(pathname, localisedPath(language, postPath(post)));
  if (canonicalPath) throw redirect(canonicalPath, 301);
  const now = new Date();
  return {
    ...postViewOf(post, now, publicUrlOf(language, postPath(post))),
    calendar: calendarLinks(post, language, now),
    more: await readMorePosts(post, request.signal),
  };
}

export const meta: Route.MetaFunction = pageMeta(
  (context, view) => view && postMetadata(view, context),
);

/** The page of a post of any kind; differences between kinds are in kinds.ts. */
export default function Detail({ loaderData }: Route.ComponentProps) {
  const { post, hours, timeZone, now, pageUrl, qrCodePath, related } = loaderData;
  const facts = { post, hours, timeZone, now };
  const { link, messages } = useLanguage();
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={messages.detail.breadcrumb}
        crumbs={postBreadcrumb(post, messages, link)}
      />
      <article className={styles.detail} data-kind={post.kind}>
        <PostHeader post={post} now={now} timeZone={timeZone} minutes={loaderData.readingMinutes} />
        <Facts {...facts} className={styles.facts}>
          <Actions post={post} calendar={loaderData.calendar} />
        </Facts>
        <div className={styles.content}>
          <PostFigure post={post} />
          <TableOfContents
            title={messages.plain.tableOfContents}
            sections={loaderData.sections}
            listAttributes={languageAttributes(post.contentLanguage)}
          />
          <Description html={loaderData.description} contentLanguage={post.contentLanguage} />
          <Gallery pictures={post.gallery} />
          <Locator post={post} />
          <ShareRow title={post.title ?? messages.card.untitled} pageUrl={pageUrl} />
          <AppPrompt kind={post.kind} address={pageUrl} code={qrCodePath} />
          {related && <Related post={related} />}
        </div>
      </article>
      <MorePosts kind={post.kind} posts={loaderData.more} />
    </div>
  );
}
