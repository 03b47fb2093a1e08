import { redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { redirectTo } from '../addresses/canonical.ts';
import { localisedPath, postPath } from '../addresses/links.ts';
import { readPost } from '../content/posts.server.ts';
import { calendarResponse } from '../posts/calendar/calendar-file.server.ts';
import { calendarEntry } from '../posts/calendar/entry.server.ts';
import type { Route } from './+types/calendar-file';
import { toResourceOutcome } from './resource-outcome.ts';
import { notFoundResponse } from './response.ts';

/** One event or activity as a calendar file, at its canonical address below the post's. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const { language } = readAddress(pathname);
  const post = await toResourceOutcome('content service', () =>
    readPost(params.identifier, { signal: request.signal }),
  );
  const entry = calendarEntry(post, language);
  if (!entry) throw notFoundResponse();
  const canonicalPath = redirectTo(
    pathname,
    localisedPath(language, `${postPath(post)}/calendar.ics`),
  );
  if (canonicalPath) throw redirect(canonicalPath, 301);
  return calendarResponse(entry.title, [entry]);
}
