import { readAddress } from '../addresses/address.ts';
import { currentEnvironment } from '../environment.server.ts';
import { kinds } from '../kinds.ts';
import { qrPath } from '../ui/qr-code/qr-path.server.ts';
import { cardOf } from './card/card-data.server.ts';
import { excerptOf, textOf } from './excerpt.server.ts';
import { readOpeningHours } from './opening-hours.server.ts';
import type { Post } from './post.ts';
import { timeZoneOf } from './post-time-zone.ts';
import { textLengthOf } from './reading-time.ts';
import { currentTextContext } from './rich-text/current-context.server.ts';
import { richText } from './rich-text/rich-text.server.ts';
import { sectionsOf } from './rich-text/sections.ts';

/** From this length on a text fills several screens of a phone and gets a table of contents. */
const MIN_WORDS_WITH_SECTIONS = 300;

/**
 * The view data of a post's page: facts, sanitised text, excerpt for search engines, related post,
 * and the URL of the page as text and as QR code.
 * @param pageUrl the public URL of the page
 */
export function postViewOf({ description, related, ...post }: Post, now: Date, pageUrl: string) {
  const timeZone = timeZoneOf(post, currentEnvironment().TIME_ZONE);
  const rawHours = post.information?.openingHours;
  const { language } = readAddress(new URL(pageUrl).pathname);
  const { html, headings, coordinates } = richText(description, currentTextContext(language));
  const text = textOf(description);
  const length = kinds[post.kind].isLongForm
    ? textLengthOf(text, post.contentLanguage?.code ?? '')
    : null;
  return {
    post,
    description: html,
    excerpt: excerptOf(description),
    text,
    textCoordinates: coordinates,
    readingMinutes: length?.minutes ?? null,
    sections: length && length.words >= MIN_WORDS_WITH_SECTIONS ? sectionsOf(headings) : [],
    related: related && cardOf(related, now),
    hours: rawHours ? readOpeningHours(rawHours, timeZone, now) : null,
    timeZone,
    now,
    pageUrl,
    qrCodePath: qrPath(pageUrl),
  };
}

export type PostView = ReturnType<typeof postViewOf>;
