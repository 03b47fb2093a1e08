import { postPath } from '../../addresses/links.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Listen } from '../../islands/listen.tsx';
import { PostMap } from '../../islands/map.tsx';
import { hasPartners } from '../../kinds.ts';
import { languageAttributes } from '../../languages.ts';
import { postBreadcrumb } from '../../posts/breadcrumb.ts';
import { Description } from '../../posts/description.tsx';
import { Facts } from '../../posts/facts/facts.tsx';
import { boxFacts } from '../../posts/facts/known-facts.ts';
import { Gallery } from '../../posts/gallery.tsx';
import { Locator } from '../../posts/locator/locator.tsx';
import { ShareRow } from '../../posts/share/share-row.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { TableOfContents } from '../../ui/table-of-contents/table-of-contents.tsx';
import { FeedbackRow } from '../feedback/feedback-row.tsx';
import { PartnerLink } from '../landing/partner-link.tsx';
import { ActionBar } from './action-bar.tsx';
import { useAnswerLink } from './answer-link.ts';
import { Answers } from './answers.tsx';
import { AppPrompt } from './app-prompt.tsx';
import { PostFigure } from './figure.tsx';
import { MorePosts } from './more-posts.tsx';
import { PostHeader } from './post-header.tsx';
import styles from './post-page.module.css';
import type { PostPageView } from './post-page.server.ts';
import { Related } from './related.tsx';
import { SafetyNote } from './safety-note.tsx';
import { SnippetToCopy } from './snippet-to-copy.tsx';
import { Sources } from './sources.tsx';

/** A post of any kind; differences between kinds are in kinds.ts. */
export function PostPage({ view }: { view: PostPageView }) {
  const { post, hours, timeZone, now, pageUrl, messageText, calendar, related, sections } = view;
  const facts = { post, hours, timeZone, now, calendar };
  const languageContext = useLanguage();
  const { link, messages } = languageContext;
  const answer = useAnswerLink(post);
  const place = post.coordinates ?? view.textCoordinates;
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={messages.detail.breadcrumb}
        crumbs={postBreadcrumb(post, languageContext)}
      />
      <article className={styles.detail} data-kind={post.kind}>
        <PostHeader facts={facts} minutes={view.readingMinutes} pageUrl={pageUrl} />
        <ActionBar
          post={post}
          sources={{ messageText, calendar, answer }}
          sections={sections}
          pageUrl={pageUrl}
          keepsPages={view.keepsPages}
        />
        <PostFigure post={post} />
        <SafetyNote post={post} />
        <TableOfContents
          title={messages.plain.tableOfContents}
          sections={sections}
          listAttributes={languageAttributes(post.contentLanguage)}
          className={styles.contents}
        />
        {view.description && <Listen contentLanguage={post.contentLanguage} />}
        <Description html={view.description} contentLanguage={post.contentLanguage} />
        <Sources post={post} />
        <Answers answers={view.answers} post={post} timeZone={timeZone} />
        <Gallery pictures={post.gallery} contentLanguage={post.contentLanguage} />
        <Facts {...facts} facts={boxFacts(post)} isBelowHead className={styles.facts} />
        <Locator post={post} textCoordinates={view.textCoordinates}>
          {place && view.mapTiles && <PostMap tiles={view.mapTiles} places={[place]} />}
        </Locator>
        <ShareRow title={post.title ?? messages.card.untitled} pageUrl={pageUrl} />
        {view.snippet && <SnippetToCopy html={view.snippet} />}
        <FeedbackRow post={post} />
        {hasPartners(post.kind) && !post.isPartner && (
          <PartnerLink question={messages.landing.invite.post} about={link(postPath(post))} />
        )}
        <AppPrompt post={post} address={pageUrl} code={view.qrCodePath} />
        {related && <Related post={related} />}
      </article>
      <MorePosts kind={post.kind} posts={view.more} />
    </div>
  );
}
