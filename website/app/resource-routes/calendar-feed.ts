import { data } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { calendarPath } from '../addresses/feed.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { toHttpOutcome } from '../content/http-outcome.server.ts';
import { listPosts } from '../content/posts.server.ts';
import { messagesFor } from '../i18n/language.ts';
import { kindNames } from '../kinds.ts';
import { calendarResponse } from '../posts/calendar/calendar-file.server.ts';
import { calendarEntry } from '../posts/calendar/entry.server.ts';
import type { Route } from './+types/calendar-feed';

/** The content service's maximum page size; further posts are too far ahead for a calendar. */
const MAX_ENTRIES = 100;

/** Everything of a kind that has not ended, as a calendar to subscribe to. */
export async function loader({ request }: Route.LoaderArgs) {
  const { language, path } = readAddress(new URL(request.url).pathname);
  const kind = kindNames.find((name) => calendarPath(name) === path);
  if (!kind) throw data(null, { status: 404 });
  const { posts } = await toHttpOutcome(() =>
    listPosts({ kind, language, upcoming: true, limit: MAX_ENTRIES, signal: request.signal }),
  );
  const { name } = brandIn(readBrand(), language);
  const entries = posts
    .map((post) => calendarEntry(post, language))
    .filter((each) => each !== null);
  return calendarResponse(`${name}: ${messagesFor(language, name).kinds[kind].listTitle}`, entries);
}
