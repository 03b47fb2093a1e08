import type { Core } from '@strapi/strapi';
import { inDeskTransaction, type Sql } from './desk-writes';
import { assertOpen, assertUnchanged, findVersion } from './find-versions';
import { lockEntry } from './lock-entry';
import { VERSION, type Version, type VersionState } from './version';

/** A change of an open version that leaves its text as it is. */
export type StateChange = { state: Extract<VersionState, 'draft' | 'in-review' | 'discarded'> } & {
  note?: string | null;
};

/**
 * Sends a version to review, takes it back as a draft, or discards it. It is no longer scheduled.
 * @param seen `updatedAt` of the version that was seen
 * @throws ConflictError if it was saved since, or cannot be edited any more
 */
export function changeState(
  strapi: Core.Strapi,
  documentId: string,
  change: StateChange,
  seen: string,
): Promise<Version> {
  return updateOpenVersion(strapi, documentId, seen, { ...change, appears_at: null });
}

/**
 * Writes fields of an open version.
 * @throws ConflictError, NotFoundError
 */
export function updateOpenVersion(
  strapi: Core.Strapi,
  documentId: string,
  seen: string,
  data: Partial<Version>,
): Promise<Version> {
  const update = async (trx: Sql) => {
    await lockEntry(strapi, trx, VERSION, documentId);
    const version = await findVersion(strapi, documentId);
    assertOpen(version);
    assertUnchanged(version, seen);
    await strapi.documents(VERSION).update({ documentId, data });
    return findVersion(strapi, documentId);
  };
  return inDeskTransaction(strapi, update);
}
