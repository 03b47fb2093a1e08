import { readAddress } from '../addresses/address.ts';
import { currentEnvironment } from '../environment.server.ts';
import { kinds } from '../kinds.ts';
import { qrPath } from '../ui/qr-code/qr-path.server.ts';
import { cardOf } from './card/card-data.server.ts';
import { excerptOf, textOf } from './excerpt.server.ts';
import { sectionsOf } from './heading-ids.ts';
import { readOpeningHours } from './opening-hours.server.ts';
import type { Post } from './post.ts';
import { timeZoneOf } from './post-time-zone.ts';
import { textLengthOf } from './reading-time.ts';
import { sanitize } from './sanitize.server.ts';

/** Words from which a text fills several screens of a phone: then its sections are listed. */
const MIN_WORDS_WITH_SECTIONS = 300;

/**
 * What the page of a post shows: its facts, its text fit to stand in a page, its first words for
 * search engines, the post it is related to, and the page's own address as text and as QR code.
 * @param pageUrl at which the world reaches the page
 */
export function postViewOf({ description, related, ...post }: Post, now: Date, pageUrl: string) {
  const timeZone = timeZoneOf(post, currentEnvironment().TIME_ZONE);
  const rawHours = post.information?.openingHours;
  const { language } = readAddress(new URL(pageUrl).pathname);
  const html = sanitize(description, language);
  const text = textOf(description);
  const length = kinds[post.kind].isLongForm
    ? textLengthOf(text, post.contentLanguage?.code ?? '')
    : null;
  return {
    post,
    description: html,
    excerpt: excerptOf(description),
    text,
    readingMinutes: length?.minutes ?? null,
    sections: length && length.words >= MIN_WORDS_WITH_SECTIONS ? sectionsOf(html, textOf) : [],
    related: related && cardOf(related),
    hours: rawHours ? readOpeningHours(rawHours, timeZone, now) : null,
    timeZone,
    now,
    pageUrl,
    qrCodePath: qrPath(pageUrl),
  };
}

export type PostView = ReturnType<typeof postViewOf>;
