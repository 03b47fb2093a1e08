import { readAddress } from '../addresses/address.ts';
import { calendarPath } from '../addresses/feed.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { MAX_PAGE_SIZE } from '../content/query.ts';
import { messagesFor } from '../i18n/language.ts';
import { kindNames } from '../kinds.ts';
import { calendarResponse } from '../posts/calendar/calendar-file.server.ts';
import { calendarEntry } from '../posts/calendar/entry.server.ts';
import type { Route } from './+types/calendar-feed';
import { readFeedFilters } from './feed/feed-filters.server.ts';
import { readFeedPosts } from './feed/feed-posts.server.ts';
import { toResourceOutcome } from './resource-outcome.ts';
import { notFoundResponse } from './response.ts';

/**
 * Everything of a kind that has not ended, with the filters of its list, as a calendar to subscribe to.
 * More than a hundred posts would be too far ahead for it.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { language, path } = readAddress(pathname);
  const kind = kindNames.find((name) => calendarPath(name) === path);
  if (!kind) throw notFoundResponse();
  const { name } = brandIn(readBrand(), language);
  const messages = messagesFor(language, name);
  const { signal } = request;
  const { posts, title } = await toResourceOutcome('content service', async () => {
    const limits = await readFeedFilters(searchParams, { kind, language, messages });
    if (!limits) throw notFoundResponse();
    const { filters, title } = limits;
    const query = { kind, filters, language, upcoming: true, limit: MAX_PAGE_SIZE, signal };
    return { posts: await readFeedPosts(query), title };
  });
  const entries = posts
    .map((post) => calendarEntry(post, language))
    .filter((each) => each !== null);
  return calendarResponse(`${name}: ${title}`, entries);
}
