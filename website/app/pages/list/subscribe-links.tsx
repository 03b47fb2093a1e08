import { calendarPath, feedFiltersOf, feedPath } from '../../addresses/feed.ts';
import type { Filters } from '../../addresses/filters.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Kind } from '../../kinds.ts';
import { FollowLinks } from './follow-links.tsx';

type SubscribeLinksProps = {
  kind: Kind;
  filters: Filters;
  /** With the scheme `webcal`; null for kinds without a time. */
  calendarUrl: string | null;
};

/** Links to the feeds of a list and, for events, to its calendar, all with its filters. */
export function SubscribeLinks({ kind, filters, calendarUrl }: SubscribeLinksProps) {
  const { list, kinds } = useLanguage().messages;
  const { items } = kinds[kind];
  const limits = feedFiltersOf(filters);
  return (
    <FollowLinks
      calendar={
        calendarUrl === null
          ? null
          : {
              label: list.subscribeInCalendar(items),
              url: calendarUrl,
              path: calendarPath(kind, limits),
            }
      }
      feed={{
        label: list.subscribeToFeed(items),
        atom: feedPath(kind, limits),
        json: feedPath(kind, limits, 'json'),
      }}
    />
  );
}
