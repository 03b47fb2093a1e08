import type { Core } from '@strapi/strapi';
import { type Sql, selectRows } from '../database/rows';
import type { Validators } from './download';
import type { CalendarEvent, EventFields } from './event';

/** What is known of a calendar since it was last read. */
export interface LastRead extends Validators {
  /** When it was last read whole, in milliseconds. */
  read_at: number;
}

/** An event that was taken over, or is to be left alone. */
export interface EventRow {
  key: string;
  uid: string;
  /** Document id of the calendar that it is followed in. */
  feed: string;
  /** Document id of its last version; null if there was such a post already. */
  version: string | null;
  /** What was last taken over. */
  fields: EventFields;
}

/** Creates the tables: when calendars were read, and which events were taken over. */
export async function ensureFeedTables({ db }: Core.Strapi): Promise<void> {
  await db.connection.raw(
    `create table if not exists calendar_reads (
       feed text not null primary key, address text not null, claimed bigint not null,
       read_at bigint not null, etag text, last_modified text)`,
  );
  await db.connection.raw(
    `create table if not exists calendar_events (
       key text not null primary key, uid text not null, feed text not null, version text,
       start text not null, fields text not null)`,
  );
  await db.connection.raw(
    'create index if not exists calendar_events_feed_index on calendar_events (feed, start)',
  );
}

/**
 * Claims a calendar for this process, in the database: of several processes only one gets it.
 * @param due in milliseconds; one that was claimed later is claimed only if its address has changed
 * @returns null if it is not to be read now
 */
export async function claimFeed(
  sql: Sql,
  feed: { documentId: string; address: string },
  due: number,
  now: number,
): Promise<LastRead | null> {
  const isSame = 'calendar_reads.address = excluded.address';
  const [claimed] = await selectRows<LastRead>(
    sql,
    `insert into calendar_reads (feed, address, claimed, read_at) values (?, ?, ?, 0)
     on conflict (feed) do update set claimed = excluded.claimed, address = excluded.address,
       read_at = case when ${isSame} then calendar_reads.read_at else 0 end
     where calendar_reads.claimed <= ? or not ${isSame}
     returning read_at, etag, last_modified`,
    [feed.documentId, feed.address, now, due],
  );
  return claimed ? { ...claimed, read_at: Number(claimed.read_at) } : null;
}

/** Records that a calendar was read. @param readAt in milliseconds; 0 to read it whole next time */
export async function storeRead(
  sql: Sql,
  feed: string,
  readAt: number,
  { etag, last_modified }: Validators,
): Promise<void> {
  await selectRows(
    sql,
    'update calendar_reads set read_at = ?, etag = ?, last_modified = ? where feed = ?',
    [readAt, etag, last_modified, feed],
  );
}

/** The events of a calendar that are still to come. */
export async function comingEvents(sql: Sql, feed: string, now: string): Promise<EventRow[]> {
  const rows = await selectRows<StoredRow>(
    sql,
    `select ${COLUMNS} from calendar_events where feed = ? and start >= ? order by start, key`,
    [feed, now],
  );
  return rows.map(parse);
}

/** The event with a key, whichever calendar it is from. */
export async function findEvent(sql: Sql, key: string): Promise<EventRow | undefined> {
  const rows = await selectRows<StoredRow>(
    sql,
    `select ${COLUMNS} from calendar_events where key = ?`,
    [key],
  );
  return rows.map(parse)[0];
}

/** Records an event. */
export async function insertEvent(
  sql: Sql,
  { key, uid, fields }: CalendarEvent,
  feed: string,
  version: string | null,
): Promise<void> {
  await selectRows(
    sql,
    `insert into calendar_events (key, uid, feed, version, start, fields)
     values (?, ?, ?, ?, ?, ?)`,
    [key, uid, feed, version, fields.start, JSON.stringify(fields)],
  );
}

/** Replaces what is recorded of an event. @param key the one that it had */
export async function updateEvent(sql: Sql, key: string, row: EventRow): Promise<void> {
  await selectRows(
    sql,
    `update calendar_events set key = ?, uid = ?, feed = ?, version = ?, start = ?, fields = ?
     where key = ?`,
    [row.key, row.uid, row.feed, row.version, row.fields.start, JSON.stringify(row.fields), key],
  );
}

const COLUMNS = 'key, uid, feed, version, fields';

type StoredRow = Omit<EventRow, 'fields'> & { fields: string };

const parse = ({ fields, ...row }: StoredRow): EventRow => ({ ...row, fields: JSON.parse(fields) });
