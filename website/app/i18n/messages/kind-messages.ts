import type { Kind } from '../../kinds.ts';

/** Messages that differ by kind of post: a kind without its own does not compile. */
export type ByKind<Message> = Record<Kind, Message>;

/** What every kind of post is called. */
export type KindMessages = {
  singular: string;
  listTitle: string;
  /** Below the title of its list. */
  lead: string;
  /** Title of its section on the home page. */
  homeTitle: string;
  /** In sentences about several posts, e.g. `No articles found`. */
  items: string;
  count: (count: number) => string;
};
