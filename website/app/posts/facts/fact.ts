import type { CalendarLinks } from '../calendar/links.server.ts';
import type { OpeningHours } from '../opening-hours.ts';
import type { Post } from '../post.ts';

/** The view data of a post without its texts. */
export type PostFacts = Omit<Post, 'description' | 'related' | 'answers'>;

/** Properties of every fact's view. */
export type FactProps = {
  post: PostFacts;
  /** Parsed from the post's opening hours; null if there are none or they cannot be parsed. */
  hours: OpeningHours | null;
  /** Time zone of the post's times: that of its city, else the site's. */
  timeZone: string;
  /** The time of rendering. */
  now: Date;
  /** Links to calendars, for a post with a time to come. */
  calendar?: CalendarLinks | null;
  /** Whether the head of the page has the post's state and its actions, which the facts then omit. */
  isBelowHead?: boolean;
};
