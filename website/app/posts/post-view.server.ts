import { readAddress } from '../addresses/address.ts';
import { currentEnvironment } from '../environment.server.ts';
import { kinds } from '../kinds.ts';
import { qrPath } from '../ui/qr-code/qr-path.server.ts';
import { cardOf } from './card-data.server.ts';
import { excerptOf, textOf } from './excerpt.server.ts';
import { sectionsOf } from './heading-ids.ts';
import { readOpeningHours } from './opening-hours.server.ts';
import type { Post } from './post.ts';
import { lengthOf } from './reading-time.ts';
import { sanitize } from './sanitize.server.ts';
import { zoneOf } from './zone.ts';

/** Words from which a text fills several screens of a phone: then its sections are listed. */
const LONG = 300;

/**
 * What the page of a post shows: its facts, its text fit to stand in a page, its first words for
 * search engines, the post it is related to, and the page's own address as text and as QR code.
 * @param address at which the world reaches the page
 */
export function viewOf({ description, related, ...post }: Post, now: Date, address: string) {
  const timeZone = zoneOf(post, currentEnvironment().TIME_ZONE);
  const written = post.information?.openingHours;
  const { language } = readAddress(new URL(address).pathname);
  const html = sanitize(description, language);
  const text = textOf(description);
  const length = kinds[post.kind].isReading ? lengthOf(text, post.tongue?.code ?? '') : null;
  return {
    post,
    description: html,
    excerpt: excerptOf(description),
    text,
    minutes: length?.minutes ?? null,
    sections: length && length.words >= LONG ? sectionsOf(html, textOf) : [],
    related: related && cardOf(related),
    hours: written ? readOpeningHours(written, timeZone, now) : null,
    timeZone,
    now,
    address,
    code: qrPath(address),
  };
}

export type PostView = ReturnType<typeof viewOf>;
