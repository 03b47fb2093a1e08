import { LRUCache } from 'lru-cache';
import { currentEnvironment } from '../../environment.server.ts';
import { kinds } from '../../kinds.ts';
import { excerptOf, textOf } from '../excerpt.server.ts';
import { readOpenState } from '../opening-hours.server.ts';
import type { OpenState } from '../opening-hours.ts';
import type { PostSummary } from '../post.ts';
import { timeZoneOf } from '../post-time-zone.ts';
import { textLengthOf } from '../reading-time.ts';

/** The reading time of a longer text follows from its beginning: to read all of eight takes too long. */
const HTML_PREFIX_LENGTH = 20_000;

/** Texts whose reading times are cached, in characters. */
const MAX_CACHED_LENGTH = 4_000_000;

/** What a card shows of a post: what follows from its description and information in place of them. */
export type CardData = Omit<PostSummary, 'description' | 'information'> & {
  excerpt: string;
  /** Codes of the languages spoken there. */
  spokenLanguages: string[];
  /** Null if its opening hours are unknown. */
  openState: OpenState | null;
  /** From the visitor, in kilometres; null where that is not known. */
  distanceKm: number | null;
  /** Null for kinds with short texts. */
  readingMinutes: number | null;
  /** When the card was made: it says how long ago something was, and whether a place is open. */
  now: Date;
};

/** The data of a post's card. */
export function cardOf({ description, information, ...post }: PostSummary, now: Date): CardData {
  const hours = information?.openingHours;
  return {
    ...post,
    excerpt: excerptOf(description),
    spokenLanguages: information?.languages ?? [],
    openState: hours
      ? readOpenState(hours, timeZoneOf(post, currentEnvironment().TIME_ZONE), now)
      : null,
    distanceKm: null,
    readingMinutes: kinds[post.kind].isLongForm
      ? readingMinutesOf(description, post.contentLanguage?.code ?? '')
      : null,
    now,
  };
}

function readingMinutesOf(html: string, language: string): number | null {
  return html ? readingTimeCache.memo(`${language}\n${html}`, { context: language }) : null;
}

/** By language and HTML. Counting words takes long, and a post is on many pages. */
const readingTimeCache = new LRUCache<string, number, string>({
  maxSize: MAX_CACHED_LENGTH,
  sizeCalculation: (_, key) => key.length,
  memoMethod: (key, _, { context: language }) => {
    const html = key.slice(language.length + 1);
    const prefix = html.slice(0, HTML_PREFIX_LENGTH);
    const { minutes } = textLengthOf(textOf(prefix), language);
    return Math.round((minutes * html.length) / prefix.length);
  },
});
