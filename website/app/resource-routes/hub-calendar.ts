import { readAddress } from '../addresses/address.ts';
import { hubTypeOf } from '../addresses/hubs.ts';
import { readBrand } from '../brand/brand.server.ts';
import { brandIn } from '../brand/brand.ts';
import { listPosts } from '../content/posts.server.ts';
import { readHub } from '../content/reference.server.ts';
import { messagesFor } from '../i18n/language.ts';
import { isTimed, kindNames } from '../kinds.ts';
import { calendarResponse } from '../posts/calendar/calendar-file.server.ts';
import { calendarEntry } from '../posts/calendar/entry.server.ts';
import { hubFilter, hubTitle } from '../posts/hub.ts';
import type { Route } from './+types/hub-calendar';
import { toResourceOutcome } from './resource-outcome.ts';
import { notFoundResponse } from './response.ts';

/** Of each kind, as in `calendar-feed.ts`. */
const MAX_ENTRIES = 100;

/** Everything in a city or for a community that has not ended, as a calendar to subscribe to. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const { language } = readAddress(pathname);
  const type = hubTypeOf(pathname);
  const hub = await toResourceOutcome(
    'content service',
    async () => type && readHub(type, params.slug),
  );
  if (!hub) throw notFoundResponse();
  const lists = await toResourceOutcome('content service', () =>
    Promise.all(
      kindNames.filter(isTimed).map((kind) =>
        listPosts({
          ...hubFilter(hub),
          kind,
          language,
          upcoming: true,
          limit: MAX_ENTRIES,
          signal: request.signal,
        }),
      ),
    ),
  );
  const { name } = brandIn(readBrand(), language);
  const entries = lists
    .flatMap(({ posts }) => posts)
    .map((post) => calendarEntry(post, language))
    .filter((each) => each !== null)
    .toSorted((one, other) => one.start.getTime() - other.start.getTime());
  return calendarResponse(
    `${name}: ${hubTitle(hub, language, messagesFor(language, name))}`,
    entries,
  );
}
