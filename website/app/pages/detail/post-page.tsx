import { useBrand } from '../../brand/brand.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageAttributes } from '../../languages.ts';
import { storesOf } from '../../layouts/stores.ts';
import { kindBreadcrumb } from '../../posts/breadcrumb.ts';
import { Description } from '../../posts/description.tsx';
import { Facts } from '../../posts/facts/facts.tsx';
import { boxFacts } from '../../posts/facts/known-facts.ts';
import { Gallery } from '../../posts/gallery.tsx';
import { Locator } from '../../posts/locator/locator.tsx';
import { ShareRow } from '../../posts/share/share-row.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { TableOfContents } from '../../ui/table-of-contents/table-of-contents.tsx';
import { FeedbackRow } from '../feedback/feedback-row.tsx';
import { ActionBar } from './action-bar.tsx';
import { AppPrompt } from './app-prompt.tsx';
import { PostFigure } from './figure.tsx';
import { MorePosts } from './more-posts.tsx';
import { PostHeader } from './post-header.tsx';
import styles from './post-page.module.css';
import type { PostPageView } from './post-page.server.ts';
import { Related } from './related.tsx';
import { SafetyNote } from './safety-note.tsx';

/** A post of any kind; differences between kinds are in kinds.ts. */
export function PostPage({ view }: { view: PostPageView }) {
  const { post, hours, timeZone, now, pageUrl, messageText, calendar, related, sections } = view;
  const facts = { post, hours, timeZone, now, calendar };
  const { link, messages } = useLanguage();
  const hasStores = storesOf(useBrand(), messages).length > 0;
  const isAnsweredInApp = hasStores && messages.detail.participationNote[post.kind] !== '';
  const answerHref = isAnsweredInApp ? '#hand-off' : null;
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={messages.detail.breadcrumb}
        crumbs={kindBreadcrumb(post.kind, messages, link)}
      />
      <article className={styles.detail} data-kind={post.kind}>
        <PostHeader facts={facts} minutes={view.readingMinutes} pageUrl={pageUrl} />
        <ActionBar
          post={post}
          sources={{ messageText, calendar, answerHref }}
          sections={sections}
          pageUrl={pageUrl}
        />
        <PostFigure post={post} />
        <SafetyNote kind={post.kind} />
        <TableOfContents
          title={messages.plain.tableOfContents}
          sections={sections}
          listAttributes={languageAttributes(post.contentLanguage)}
          className={styles.contents}
        />
        <Description html={view.description} contentLanguage={post.contentLanguage} />
        <Gallery pictures={post.gallery} contentLanguage={post.contentLanguage} />
        <Facts {...facts} facts={boxFacts(post)} isBelowHead className={styles.facts} />
        <Locator post={post} textCoordinates={view.textCoordinates} />
        <ShareRow title={post.title ?? messages.card.untitled} pageUrl={pageUrl} />
        <FeedbackRow post={post} />
        <AppPrompt kind={post.kind} address={pageUrl} code={view.qrCodePath} />
        {related && <Related post={related} />}
      </article>
      <MorePosts kind={post.kind} posts={view.more} />
    </div>
  );
}
