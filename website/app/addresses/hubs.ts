import { readAddress } from './address.ts';
import type { FeedFormat, FeedPaths } from './feed.ts';
import type { Filters } from './filters.ts';
import { slugOf } from './slug.ts';

/** What a page can gather posts of, besides their kinds. */
export type HubType = 'city' | 'community';

type HubRow = {
  /** First path segment of its pages. */
  segment: string;
  /** The filter that limits a list to its posts. */
  filter: keyof Pick<Filters, 'city' | 'community'>;
};

/** The table of hubs, used by routes, links and the sitemap. */
export const hubs: Record<HubType, HubRow> = {
  city: { segment: 'cities', filter: 'city' },
  community: { segment: 'communities', filter: 'community' },
};

export const hubTypes = Object.keys(hubs) as HubType[];

/** The path of a hub's page, without language prefix, percent-encoded. */
export function hubPath(type: HubType, slug: string): string {
  return `/${hubs[type].segment}/${encodeURIComponent(slug)}`;
}

/** The path of the feed of a hub's newest posts. */
export function hubFeedPath(type: HubType, slug: string, format: FeedFormat = 'xml'): string {
  return `${hubPath(type, slug)}/feed.${format}`;
}

/** The path of the calendar of what takes place in a city or for a community. */
export function hubCalendarPath(type: HubType, slug: string): string {
  return `${hubPath(type, slug)}/calendar.ics`;
}

/** What a hub can be followed by. */
export function hubFeedPaths(type: HubType, slug: string): Required<FeedPaths> {
  return {
    atom: hubFeedPath(type, slug),
    json: hubFeedPath(type, slug, 'json'),
    calendar: hubCalendarPath(type, slug),
  };
}

/** The type of the hub that a path is about; null elsewhere. */
export function hubTypeOf(pathname: string): HubType | null {
  const [, segment] = readAddress(pathname).path.split('/');
  return hubTypes.find((type) => hubs[type].segment === segment) ?? null;
}

/** The slug of a community, which has none in the content service: its name, else its language. */
export function communitySlug(community: { name: string | null; code: string }): string {
  return slugOf(community.name ?? '') || community.code;
}
