import { readAddress } from '../addresses/address.ts';
import { feedPath } from '../addresses/feed.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { ContentUnavailable } from '../content/errors.ts';
import { listPosts } from '../content/posts.server.ts';
import { messagesFor } from '../i18n/language.ts';
import { kindNames } from '../kinds.ts';
import { logFailure } from '../log.server.ts';
import type { Route } from './+types/feed';
import { atomFeed } from './feed/atom.server.ts';
import { notFoundResponse, resourceResponse, unavailableResponse } from './response.ts';

/** Maximum number of posts in a feed. */
const MAX_POSTS = 20;

/** The newest posts of a kind, for feed readers. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { language, path } = readAddress(new URL(request.url).pathname);
  const kind = kindNames.find((name) => feedPath(name) === path);
  if (!kind) return notFoundResponse();
  const brand = brandIn(readBrand(), language);
  const messages = messagesFor(language, brand.name);
  try {
    const { posts } = await listPosts({
      kind,
      language,
      sort: 'newest',
      limit: MAX_POSTS,
      signal: request.signal,
    });
    const feed = atomFeed({ kind, posts, language, brand, messages });
    return resourceResponse(feed, 'application/atom+xml; charset=utf-8');
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    logFailure(`reading posts of kind ${kind} for the feed`, error);
    return unavailableResponse();
  }
}
