import type { PostSummary } from './post.ts';

/**
 * The time zone of all dates of a post, on cards, on pages and in feeds: that of its city, else the
 * site's.
 * @param siteZone IANA zone, `TIME_ZONE` of the environment
 */
export function timeZoneOf({ city }: Pick<PostSummary, 'city'>, siteZone: string): string {
  return city?.timeZone ?? siteZone;
}
