import type { Core } from '@strapi/strapi';
import { type Columns, insertRows, type Sql, selectIn, selectRows } from '../database/rows';
import type { Outcome } from './check-host';

/** After so many nights in a row, a link counts as broken: servers have bad days. */
export const NIGHTS_UNTIL_BROKEN = 3;

const LINK_COLUMNS: Columns = { address: 'text', failures: 'integer', checked_at: 'text' };
const PLACE_COLUMNS: Columns = { address: 'text', post_id: 'integer' };

/** Creates the tables: addresses with how often they failed in a row, and the posts that link to them. */
export async function ensureLinkTables(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  await connection.raw(
    `create table if not exists links (
       address text not null primary key, failures integer not null, fault text,
       failing_since text, checked_at text not null)`,
  );
  await connection.raw(
    `create table if not exists link_places (
       post_id integer not null, address text not null, primary key (post_id, address))`,
  );
  await connection.raw(
    'create index if not exists link_places_address_index on link_places (address)',
  );
}

/** Replaces where addresses are, and forgets those that are nowhere. */
export async function storePlaces(
  strapi: Core.Strapi,
  places: readonly (readonly [address: string, postId: number])[],
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await selectRows(trx, 'delete from link_places');
    await insertRows(trx, 'link_places', PLACE_COLUMNS, places, 'on conflict do nothing');
    const addresses = [...new Set(places.map(([address]) => address))];
    const fresh = addresses.map((address) => [address, 0, '']);
    await insertRows(trx, 'links', LINK_COLUMNS, fresh, 'on conflict do nothing');
    await selectRows(
      trx,
      `delete from links where not exists (
         select 1 from link_places where link_places.address = links.address)`,
    );
  });
}

/** The addresses that were not checked for longest. */
export async function findDueAddresses(sql: Sql, limit: number): Promise<string[]> {
  const rows = await selectRows<{ address: string }>(
    sql,
    'select address from links order by checked_at, address limit ?',
    [limit],
  );
  return rows.map(({ address }) => address);
}

/** Stores what came of a check. What cannot be known leaves the count as it is. */
export async function storeOutcome(
  sql: Sql,
  address: string,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  if (outcome.kind === 'broken') {
    await selectRows(
      sql,
      `update links set failures = failures + 1, fault = ?, checked_at = ?,
         failing_since = coalesce(failing_since, ?) where address = ?`,
      [outcome.fault, time, time, address],
    );
    return;
  }
  const reset = outcome.kind === 'works' ? 'failures = 0, fault = null, failing_since = null,' : '';
  await selectRows(sql, `update links set ${reset} checked_at = ? where address = ?`, [
    time,
    address,
  ]);
}

/** The numbers of the posts that linked to an address when posts were last read. */
export async function findPlaces(sql: Sql, address: string): Promise<number[]> {
  const rows = await selectIn<{ post_id: number }>(
    sql,
    (list) => `select distinct post_id from link_places where address in ${list}`,
    [address],
  );
  return rows.map(({ post_id }) => Number(post_id));
}

/** Forgets that posts link to an address, which was replaced in them. */
export async function forgetPlaces(
  sql: Sql,
  address: string,
  documentIds: readonly string[],
): Promise<void> {
  const ids = await selectIn<{ id: number }>(
    sql,
    (list) => `select id from posts where document_id in ${list}`,
    documentIds,
  );
  for (const { id } of ids) {
    await selectRows(sql, 'delete from link_places where post_id = ? and address = ?', [
      id,
      address,
    ]);
  }
}
