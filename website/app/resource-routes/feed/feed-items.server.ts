import { escapeUTF8 } from 'entities';
import { postPath } from '../../addresses/links.ts';
import { publicUrlOf } from '../../addresses/public-url.server.ts';
import { currentEnvironment } from '../../environment.server.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { type LanguageCode, languages } from '../../languages.ts';
import { excerptOf } from '../../posts/excerpt.server.ts';
import type { PostSummary } from '../../posts/post.ts';
import { timeZoneOf } from '../../posts/post-time-zone.ts';
import { currentTextContext } from '../../posts/rich-text/current-context.server.ts';
import { richText } from '../../posts/rich-text/rich-text.server.ts';
import type { FeedSource } from './feed-source.ts';

/** A post as feeds show it, whatever their format. */
export type FeedItem = {
  post: PostSummary;
  url: string;
  /** Text without markup. */
  title: string;
  excerpt: string;
  /** The full text, and when it was last checked. */
  html: string;
  changedAt: Date;
};

/** The posts of a feed, in its order. */
export function feedItemsOf({ posts, language, messages }: FeedSource): FeedItem[] {
  const siteUrl = currentEnvironment().PUBLIC_URL;
  const textContext = { ...currentTextContext(language), siteUrl };
  return posts.map((post) => {
    const excerpt = excerptOf(post.description);
    return {
      post,
      url: publicUrlOf(language, postPath(post)),
      title: post.title ?? (excerpt || `${messages.kinds[post.kind].singular} ${post.id}`),
      excerpt,
      html: richText(post.description, textContext).html + checkedLine(post, language, messages),
      changedAt: post.updatedAt ?? post.createdAt,
    };
  });
}

/** Feeds have no element for it: when the post was last checked, below its text. */
function checkedLine(post: PostSummary, language: LanguageCode, { detail }: Messages): string {
  const { checkedAt } = post;
  if (!checkedAt) return '';
  const timeZone = timeZoneOf(post, currentEnvironment().TIME_ZONE);
  const date = formatDate(checkedAt, languages[language].locale, timeZone);
  const time = `<time datetime="${checkedAt.toISOString()}">${escapeUTF8(date)}</time>`;
  return `<p>${escapeUTF8(detail.checked).replace('{date}', time)}</p>`;
}
