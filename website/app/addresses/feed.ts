import { isTimed, type Kind, kinds } from '../kinds.ts';
import { type FilterName, type Filters, filteredPath, filterNames } from './filters.ts';

/** The formats of feeds, Atom and JSON Feed, as their addresses end. */
export const feedFormats = ['xml', 'json'] as const;

export type FeedFormat = (typeof feedFormats)[number];

/** The paths of what a list can be followed by, without language prefix. */
export type FeedPaths = { atom: string; json?: string; calendar?: string };

/** Filters of a list that depend on the time, or say how it is shown: no feed is limited by them. */
const notOfFeeds = [
  'when',
  'recent',
  'open',
  'exact',
  'sort',
  'view',
] as const satisfies FilterName[];

export type FeedFilters = Omit<Filters, (typeof notOfFeeds)[number]>;

/** The filters that feeds and calendars can be limited by, in the order of the address. */
export const feedFilterNames: readonly FilterName[] = filterNames.filter(
  (name) => !(notOfFeeds as readonly FilterName[]).includes(name),
);

/** The filters of a list that its feeds and calendar have, too. */
export function feedFiltersOf(filters: Filters): FeedFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => feedFilterNames.some((each) => each === name)),
  );
}

/** The path of the calendar of a kind's upcoming posts, e.g. `/events.ics?city=dubai`. */
export function calendarPath(kind: Kind, filters: FeedFilters = {}): string {
  return filteredPath(`/${kinds[kind].segment}.ics`, filters);
}

/** The path of a kind's feed, e.g. `/events.xml`. */
export function feedPath(
  kind: Kind,
  filters: FeedFilters = {},
  format: FeedFormat = 'xml',
): string {
  return filteredPath(`/${kinds[kind].segment}.${format}`, filters);
}

/** What the list of a kind can be followed by. */
export function kindFeedPaths(kind: Kind, filters: FeedFilters = {}): FeedPaths {
  return {
    atom: feedPath(kind, filters),
    json: feedPath(kind, filters, 'json'),
    ...(isTimed(kind) && { calendar: calendarPath(kind, filters) }),
  };
}

/** The path of the feed of all kinds. */
export function siteFeedPath(format: FeedFormat): string {
  return `/feed.${format}`;
}

/** The format of the feed at a path. */
export function feedFormatOf(pathname: string): FeedFormat {
  return pathname.endsWith('.json') ? 'json' : 'xml';
}
