import { postPath } from '../../addresses/links.ts';
import { publicUrlOf } from '../../addresses/public-url.server.ts';
import { readBrand } from '../../brand/brand.server.ts';
import { messagesFor } from '../../i18n/language.ts';
import type { LanguageCode } from '../../languages.ts';
import { endTimeOf } from '../event-state.ts';
import { excerptOf } from '../excerpt.server.ts';
import { placeLines } from '../place.ts';
import type { Coordinates, Post, PostSummary } from '../post.ts';

/** A calendar entry for a post that takes place at a time. */
export type CalendarEntry = {
  /** The same in every language and after every change, so that calendars update their entry. */
  uid: string;
  title: string;
  start: Date;
  end: Date;
  /** Empty if unknown. */
  place: string;
  coordinates: Coordinates | null;
  /** The excerpt of the post. */
  excerpt: string;
  /** The public URL of the post. */
  url: string;
  updatedAt: Date;
};

/** A complete post, or a summary without address and coordinates. */
type TimedPost = PostSummary & Partial<Pick<Post, 'information' | 'coordinates'>>;

/**
 * The calendar entry of a post.
 * @param language of the page that the entry links to
 * @returns null if the post has no start
 */
export function calendarEntry(post: TimedPost, language: LanguageCode): CalendarEntry | null {
  if (!post.start) return null;
  const { information = null, coordinates = null } = post;
  const messages = messagesFor(language, readBrand().name);
  const separator = messages.listSeparator;
  const lines = placeLines({ ...post, information, coordinates }, { language, separator });
  const url = publicUrlOf(language, postPath(post));
  return {
    uid: `${post.kind}-${post.id}@${new URL(url).host}`,
    title: post.title ?? messages.card.untitled,
    start: post.start,
    end: endTimeOf(post.start, post.end),
    place: lines ? [lines.main, ...lines.rest].join(separator) : '',
    coordinates,
    excerpt: excerptOf(post.description),
    url,
    updatedAt: post.updatedAt ?? post.createdAt,
  };
}
