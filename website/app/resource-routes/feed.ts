import { readAddress } from '../addresses/address.ts';
import { feedFormatOf, feedPath, siteFeedPath } from '../addresses/feed.ts';
import { filteredPath } from '../addresses/filters.ts';
import { listPath } from '../addresses/links.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { messagesFor } from '../i18n/language.ts';
import { kindNames } from '../kinds.ts';
import type { Route } from './+types/feed';
import { readFeedFilters } from './feed/feed-filters.server.ts';
import { readFeedPosts } from './feed/feed-posts.server.ts';
import { feedResponse } from './feed/feed-response.server.ts';
import { MAX_FEED_POSTS } from './feed/feed-source.ts';
import { toResourceOutcome } from './resource-outcome.ts';
import { notFoundResponse } from './response.ts';

/** The newest posts of a kind, with the filters of its list, or of all kinds, for feed readers. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const { language, path } = readAddress(pathname);
  const format = feedFormatOf(path);
  const kind = kindNames.find((name) => feedPath(name, {}, format) === path);
  const brand = brandIn(readBrand(), language);
  const messages = messagesFor(language, brand.name);
  const query = {
    sort: 'newest',
    language,
    limit: MAX_FEED_POSTS,
    signal: request.signal,
  } as const;
  const site = { language, brand, messages };
  const operation = `reading posts of ${kind ? `kind ${kind}` : 'all kinds'} for the feed`;
  return toResourceOutcome(operation, async () => {
    if (!kind) {
      const posts = await readFeedPosts({ ...query, filters: {} });
      const { tagline: title, description } = brand;
      const paths = { path: siteFeedPath(format), pagePath: '/' };
      return feedResponse({ ...site, ...paths, title, description, posts }, format);
    }
    const limits = await readFeedFilters(searchParams, { kind, language, messages });
    if (!limits) return notFoundResponse();
    const { filters, title } = limits;
    const posts = await readFeedPosts({ ...query, kind, filters });
    const paths = {
      path: feedPath(kind, filters, format),
      pagePath: filteredPath(listPath(kind), filters),
    };
    const { lead: description } = messages.kinds[kind];
    return feedResponse({ ...site, ...paths, title, description, posts }, format);
  });
}
