import { useLanguage } from '../../i18n/language.ts';
import { languageAttributes } from '../../languages.ts';
import { postBreadcrumb } from '../../posts/breadcrumb.ts';
import { Description } from '../../posts/description.tsx';
import { Actions } from '../../posts/facts/actions.tsx';
import { Facts } from '../../posts/facts/facts.tsx';
import { Gallery } from '../../posts/gallery.tsx';
import { Locator } from '../../posts/locator/locator.tsx';
import { ShareRow } from '../../posts/share/share-row.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { TableOfContents } from '../../ui/table-of-contents/table-of-contents.tsx';
import { FeedbackRow } from '../feedback/feedback-row.tsx';
import { AppPrompt } from './app-prompt.tsx';
import { PostFigure } from './figure.tsx';
import { MorePosts } from './more-posts.tsx';
import { PostHeader } from './post-header.tsx';
import styles from './post-page.module.css';
import type { PostPageView } from './post-page.server.ts';
import { Related } from './related.tsx';

/** A post of any kind; differences between kinds are in kinds.ts. */
export function PostPage({ view }: { view: PostPageView }) {
  const { post, hours, timeZone, now, pageUrl, qrCodePath, related } = view;
  const facts = { post, hours, timeZone, now };
  const { link, messages } = useLanguage();
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={messages.detail.breadcrumb}
        crumbs={postBreadcrumb(post, messages, link)}
      />
      <article className={styles.detail} data-kind={post.kind}>
        <PostHeader
          post={post}
          now={now}
          timeZone={timeZone}
          minutes={view.readingMinutes}
          pageUrl={pageUrl}
        />
        <Facts {...facts} className={styles.facts}>
          <Actions post={post} calendar={view.calendar} />
        </Facts>
        <div className={styles.content}>
          <PostFigure post={post} />
          <TableOfContents
            title={messages.plain.tableOfContents}
            sections={view.sections}
            listAttributes={languageAttributes(post.contentLanguage)}
          />
          <Description html={view.description} contentLanguage={post.contentLanguage} />
          <Gallery pictures={post.gallery} contentLanguage={post.contentLanguage} />
          <Locator post={post} textCoordinates={view.textCoordinates} />
          <ShareRow title={post.title ?? messages.card.untitled} pageUrl={pageUrl} />
          <FeedbackRow post={post} />
          <AppPrompt kind={post.kind} address={pageUrl} code={qrCodePath} />
          {related && <Related post={related} />}
        </div>
      </article>
      <MorePosts kind={post.kind} posts={view.more} />
    </div>
  );
}
