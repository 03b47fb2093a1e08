import type { PostSummary } from './post.ts';

/**
 * The zone in which all dates of a post are told, on cards, on pages and to machines: its place's
 * own, else the site's.
 * @param siteZone IANA zone, `TIME_ZONE` of the environment
 */
export function timeZoneOf({ city }: Pick<PostSummary, 'city'>, siteZone: string): string {
  return city?.timeZone ?? siteZone;
}
