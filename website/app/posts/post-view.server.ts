import { currentEnvironment } from '../environment.server.ts';
import { cardOf } from './card-data.server.ts';
import { excerptOf } from './excerpt.server.ts';
import { readOpeningHours } from './opening-hours.server.ts';
import type { Post } from './post.ts';
import { sanitize } from './sanitize.server.ts';

/**
 * What the page of a post shows: its facts, its text fit to stand in a page, its first words for
 * search engines, and the post it is related to.
 */
export function viewOf({ description, related, ...post }: Post, now: Date) {
  const timeZone = post.city?.timeZone ?? currentEnvironment().TIME_ZONE;
  const written = post.information?.openingHours;
  return {
    post,
    description: sanitize(description),
    excerpt: excerptOf(description),
    related: related && cardOf(related),
    hours: written ? readOpeningHours(written, timeZone, now) : null,
    timeZone,
    now,
  };
}

export type PostView = ReturnType<typeof viewOf>;
