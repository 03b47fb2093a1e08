import type { Brand } from '../../brand/brand.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import type { LanguageCode } from '../../languages.ts';
import type { PostSummary } from '../../posts/post.ts';

/** Posts in a feed. */
export const MAX_FEED_POSTS = 20;

/** What a feed is made of, in any format. */
export type FeedSource = {
  /** Paths of the feed and of the page with the same posts, without language prefix. */
  path: string;
  pagePath: string;
  title: string;
  description: string;
  /** In the order of the feed. */
  posts: readonly PostSummary[];
  language: LanguageCode;
  brand: Brand;
  messages: Messages;
};
