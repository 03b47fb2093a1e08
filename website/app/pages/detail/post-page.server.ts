import { postPath } from '../../addresses/links.ts';
import { publicUrlOf } from '../../addresses/public-url.server.ts';
import { currentEnvironment, keepsPages } from '../../environment.server.ts';
import { serviceKind } from '../../kinds.ts';
import type { LanguageCode } from '../../languages.ts';
import { calendarLinks } from '../../posts/calendar/links.server.ts';
import { withoutContactOnceExpired } from '../../posts/checked/expired.ts';
import type { Post } from '../../posts/post.ts';
import { postViewOf } from '../../posts/post-view.server.ts';
import { postSnippet } from '../../posts/share/post-snippet.server.ts';
import { snippetHtml } from '../../posts/share/snippet.ts';
import { whileTrue } from '../while-true.server.ts';
import { readMorePosts } from './more-posts.server.ts';

/** What the page of a post shows. Further posts of its kind are optional. */
export async function postPageOf(post: Post, language: LanguageCode, signal: AbortSignal) {
  const now = new Date();
  const pageUrl = publicUrlOf(language, postPath(post));
  const view = postViewOf(withoutContactOnceExpired(post, now), now, pageUrl);
  return {
    ...whileTrue(view),
    snippet:
      post.kind === serviceKind
        ? snippetHtml(postSnippet(post, view.excerpt, language, now))
        : null,
    calendar: calendarLinks(post, language, now),
    keepsPages: keepsPages(),
    mapTiles: currentEnvironment().MAP_TILES ?? null,
    more: await readMorePosts(post, language, signal),
  };
}

export type PostPageView = Awaited<ReturnType<typeof postPageOf>>;
