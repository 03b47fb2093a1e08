/** The content type of calendars. */
export const FEED = 'api::calendar-feed.calendar-feed';

/** Why the events of a calendar could not be taken over, as the panel words it. */
export type FeedProblem =
  | 'feed-private'
  | 'feed-unreachable'
  | 'feed-refused'
  | 'feed-too-large'
  | 'feed-unreadable'
  | 'feed-not-saved';

/** A calendar of an organiser, with what its events have in common. */
export interface Feed {
  documentId: string;
  name: string;
  address: string;
  /** Who invites, if that is not to be taken from each event. */
  organiser: string | null;
  problem: FeedProblem | null;
  nationality: { id: number } | null;
  city: { id: number; time_zone: string } | null;
  area: { id: number } | null;
  post_category: { id: number } | null;
  creator: { id: number } | null;
}

/** Thrown if a calendar cannot be fetched or read. The message is for the log. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly problem: FeedProblem;

  constructor(problem: FeedProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
