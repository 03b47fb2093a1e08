import type { OpeningHours } from '../opening-hours.ts';
import type { Post } from '../post.ts';

/** What a page knows of a post besides its text. */
export type PostFacts = Omit<Post, 'description' | 'related'>;

/** What every fact is drawn from. */
export type FactProps = {
  post: PostFacts;
  /** Read from the post's opening hours; null where it has none that can be read. */
  hours: OpeningHours | null;
  /** Zone in which its times are told: that of its city, else the site's. */
  timeZone: string;
  /** The moment the page is told at. */
  now: Date;
};
