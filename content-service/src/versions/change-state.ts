import type { Core } from '@strapi/strapi';
import { inDeskTransaction, type Sql } from './desk-writes';
import { assertOpen, assertUnchanged, findVersion } from './find-versions';
import { lockEntry } from './lock-entry';
import { type HandOverNote, VERSION, type Version, type VersionState } from './version';

/** A change of an open version that leaves its text as it is. */
export type StateChange = { state: Extract<VersionState, 'draft' | 'in-review' | 'discarded'> } & {
  note?: string | null;
};

/** The user who hands a version over, and when. */
type HandOver = Pick<HandOverNote, 'by' | 'at'>;

/**
 * Sends a version to review, takes it back as a draft, or discards it. It is no longer scheduled.
 * @param seen `updatedAt` of the version that was seen
 * @param handOver who wrote the note, which is then kept when the next one replaces it
 * @throws ConflictError if it was saved since, or cannot be edited any more
 */
export function changeState(
  strapi: Core.Strapi,
  documentId: string,
  change: StateChange,
  seen: string,
  handOver?: HandOver,
): Promise<Version> {
  return updateOpenVersion(strapi, documentId, seen, ({ notes }) => ({
    ...change,
    ...(handOver && change.note && { notes: [...(notes ?? []), noteOf(change, handOver)] }),
    appears_at: null,
  }));
}

function noteOf({ state, note }: StateChange, handOver: HandOver): HandOverNote {
  return { to: state === 'in-review' ? 'reviewer' : 'author', note: note ?? '', ...handOver };
}

/**
 * Writes fields of an open version.
 * @param change what is written, by what is stored
 * @throws ConflictError, NotFoundError
 */
export function updateOpenVersion(
  strapi: Core.Strapi,
  documentId: string,
  seen: string,
  change: (stored: Version) => Partial<Version>,
): Promise<Version> {
  const update = async (trx: Sql) => {
    await lockEntry(strapi, trx, VERSION, documentId);
    const version = await findVersion(strapi, documentId);
    assertOpen(version);
    assertUnchanged(version, seen);
    await strapi.documents(VERSION).update({ documentId, data: change(version) });
    return findVersion(strapi, documentId);
  };
  return inDeskTransaction(strapi, update);
}
