import { postPath } from '../../addresses/links.ts';
import { publicUrlOf } from '../../addresses/public-url.server.ts';
import type { LanguageCode } from '../../languages.ts';
import { calendarLinks } from '../../posts/calendar/links.server.ts';
import { withoutContactOnceExpired } from '../../posts/checked/expired.ts';
import type { Post } from '../../posts/post.ts';
import { postViewOf } from '../../posts/post-view.server.ts';
import { readMorePosts } from './more-posts.server.ts';

/** What the page of a post shows. Further posts of its kind are optional. */
export async function postPageOf(post: Post, language: LanguageCode, signal: AbortSignal) {
  const now = new Date();
  return {
    ...postViewOf(withoutContactOnceExpired(post, now), now, publicUrlOf(language, postPath(post))),
    calendar: calendarLinks(post, language, now),
    more: await readMorePosts(post, language, signal),
  };
}

export type PostPageView = Awaited<ReturnType<typeof postPageOf>>;
