import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';

/** An open transaction. */
export type Sql = Core.Strapi['db']['connection'];

const deskWrites = new AsyncLocalStorage<true>();

/**
 * Runs writes of versions and posts that follow the rules of this folder by themselves: a version may
 * get any state, and a post that is written is not recorded as a version once more.
 */
export function asDesk<Result>(work: () => Promise<Result>): Promise<Result> {
  return deskWrites.run(true, work);
}

/** Whether the current write is part of `asDesk`. */
export function isDeskWrite(): boolean {
  return deskWrites.getStore() === true;
}

/**
 * Runs `asDesk` in a transaction: everything is written, or nothing. Within another transaction it
 * is part of that one.
 */
export function inDeskTransaction<Result>(
  strapi: Core.Strapi,
  work: (trx: Sql) => Promise<Result>,
): Promise<Result> {
  return asDesk(async () => await strapi.db.transaction(({ trx }) => work(trx)));
}
