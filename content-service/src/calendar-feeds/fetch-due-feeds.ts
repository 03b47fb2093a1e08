import type { Core } from '@strapi/strapi';
import proxyAddr from 'proxy-addr';
import { BRAND_NAME } from '../brand';
import { environment } from '../environment';
import type { AskOptions } from '../links/ask';
import { isPublicAddress } from '../links/public-address';
import { download } from './download';
import { FEED, type Feed, FeedError, type FeedProblem } from './feed';
import { claimFeed, type LastRead, storeRead } from './feed-tables';
import { readInThread } from './read-in-thread';
import { storeEvents } from './store-events';

const HOUR_MS = 3_600_000;

/** So often a calendar is read whole even if it has not changed: time brings more events into view. */
const WHOLE_MS = 24 * HOUR_MS;

const TIMEOUT_MS = 30_000;

const REFERENCES = ['nationality', 'city', 'area', 'post_category', 'creator'];

/**
 * Reads the calendars that are switched on and were not read for an hour, one after the other.
 * Several processes can do this at once: each calendar is read by one of them.
 * @param isOver whether no further one should be begun
 */
export async function fetchDueFeeds(
  strapi: Core.Strapi,
  now: Date,
  isOver: () => boolean = () => false,
): Promise<void> {
  const feeds: Feed[] = await strapi.db
    .query(FEED)
    .findMany({ where: { is_active: true }, populate: REFERENCES, orderBy: { id: 'asc' } });
  const activeFeeds = new Set(feeds.map(({ documentId }) => documentId));
  const time = now.getTime();
  for (const feed of feeds) {
    if (isOver()) return;
    const last = await claimFeed(strapi.db.connection, feed, time - HOUR_MS, time);
    if (!last) continue;
    try {
      await fetchFeed(strapi, feed, last, { now, activeFeeds });
      await report(strapi, feed, null, now);
    } catch (error) {
      await report(strapi, feed, error, now);
    }
  }
}

/** @throws FeedError if it cannot be read, or the error of the database */
async function fetchFeed(
  strapi: Core.Strapi,
  feed: Feed,
  last: LastRead,
  options: { now: Date; activeFeeds: ReadonlySet<string> },
): Promise<void> {
  const now = options.now.getTime();
  const known = last.read_at > now - WHOLE_MS ? last : null;
  const calendar = await download(feed.address, known, askOptions());
  if (calendar === 'unchanged') return;
  const zone = feed.city?.time_zone ?? environment.timeZone;
  const read = await readInThread(calendar.text, { zone, now: options.now });
  const events = read.events.map(({ fields, ...event }) => ({
    ...event,
    fields: { ...fields, organiser: feed.organiser || fields.organiser },
  }));
  const isComplete = await storeEvents(strapi, feed, { ...read, events }, options);
  await storeRead(strapi.db.connection, feed.documentId, isComplete ? now : 0, calendar);
}

function askOptions(): AskOptions {
  const isInNetwork = proxyAddr.compile(environment.calendarNetworks);
  return {
    userAgent: `${BRAND_NAME.replace(/[^A-Za-z]/g, '')}Calendar/1.0 (+${environment.websiteUrl})`,
    timeoutMs: TIMEOUT_MS,
    isPermitted: (ip) => isPublicAddress(ip) || isInNetwork(ip, 0),
  };
}

/**
 * Shows editors how it went, and logs a problem when it begins. The address is not logged: that of a
 * private calendar is a secret.
 */
async function report(
  strapi: Core.Strapi,
  { documentId, name, problem: before }: Feed,
  error: unknown,
  now: Date,
): Promise<void> {
  const problem = problemOf(error);
  if (problem !== null && problem !== before) {
    const reason = error instanceof Error ? error.message : String(error);
    strapi.log.warn(`the calendar "${name}" could not be taken over: ${problem}, ${reason}`);
  }
  const data = { problem, ...(problem === null && { fetched_at: now }) };
  await strapi.db.query(FEED).update({ where: { documentId }, data });
}

function problemOf(error: unknown): FeedProblem | null {
  if (error === null) return null;
  return error instanceof FeedError ? error.problem : 'feed-not-saved';
}
