import { readAddress } from '../addresses/address.ts';
import { feedFormatOf } from '../addresses/feed.ts';
import { hubFeedPath, hubPath, hubTypeOf } from '../addresses/hubs.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { listPosts } from '../content/posts.server.ts';
import { readHub } from '../content/reference.server.ts';
import { messagesFor } from '../i18n/language.ts';
import { hubFilter, hubTitle } from '../posts/hub.ts';
import type { Route } from './+types/hub-feed';
import { feedResponse } from './feed/feed-response.server.ts';
import { MAX_FEED_POSTS } from './feed/feed-source.ts';
import { toResourceOutcome } from './resource-outcome.ts';
import { notFoundResponse } from './response.ts';

/** The newest posts of a city or community, for feed readers. */
export async function loader({ params, request }: Route.LoaderArgs): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { language } = readAddress(pathname);
  const type = hubTypeOf(pathname);
  const format = feedFormatOf(pathname);
  const brand = brandIn(readBrand(), language);
  const messages = messagesFor(language, brand.name);
  return toResourceOutcome('reading posts for the feed of a hub', async () => {
    const hub = type && (await readHub(type, params.slug));
    if (!hub) return notFoundResponse();
    const { posts } = await listPosts({
      ...hubFilter(hub),
      language,
      sort: 'newest',
      limit: MAX_FEED_POSTS,
      signal: request.signal,
    });
    const title = hubTitle(hub, language, messages);
    const source = {
      path: hubFeedPath(type, hub.slug, format),
      pagePath: hubPath(type, hub.slug),
      title,
      description: messages.hubs.description(title),
      posts,
      language,
      brand,
      messages,
    };
    return feedResponse(source, format);
  });
}
