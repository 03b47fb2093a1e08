import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { OPEN_STATES } from '../open-states';
import { ConflictError } from '../versions/conflict';
import { loadEntry } from '../versions/copy';
import { inDeskTransaction, type Sql } from '../versions/desk-writes';
import { assertOpen, findPublicVersion, findVersion } from '../versions/find-versions';
import { lockEntry } from '../versions/lock-entry';
import { recordPost } from '../versions/record-post';
import { updateWithoutTimestamp } from '../versions/update-without-timestamp';
import {
  type Author,
  type Entry,
  isSameTime,
  POST,
  VERSION,
  type Version,
} from '../versions/version';

/** What a translation stores of its source as it follows it. */
type Followed = Pick<Entry, 'translated_version' | 'source_words_at'>;

/** A source as it is now, which is recorded as a version if no version has it yet. */
export async function sourceAsItIs(strapi: Core.Strapi, source: Entry): Promise<Followed> {
  await recordPost(strapi, source.documentId, null);
  const last = await findPublicVersion(strapi, source.documentId);
  return {
    translated_version: last?.documentId ?? null,
    // Of words that never changed; any change comes later.
    source_words_at: source.words_changed_at ?? new Date(),
  };
}

/**
 * Marks a draft of a translation as up to date with its source. It is no change of its content: what
 * is being typed in a form stays.
 * @param seen `updatedAt` of the source that the editor has seen
 * @throws ConflictError if the source has changed since, or the draft cannot be edited any more
 */
export function followInDraft(strapi: Core.Strapi, version: Version, seen: string): Promise<void> {
  return inDeskTransaction(strapi, async (trx) => {
    const followed = await requireSeen(strapi, trx, version, seen);
    await writeDeskFields(strapi, trx, version.documentId, followed);
  });
}

/**
 * Marks a public translation as up to date with its source, and the draft of it that is being written.
 * @param seen `updatedAt` of the source that the editor has seen
 * @throws ConflictError if the source has changed since
 */
export function followInPost(
  strapi: Core.Strapi,
  post: Entry,
  { seen, author }: { seen: string; author: Author },
): Promise<void> {
  return inDeskTransaction(strapi, async (trx) => {
    const followed = await requireSeen(strapi, trx, post, seen);
    await lockEntry(strapi, trx, POST, post.documentId);
    const before = await loadEntry(strapi, POST, { documentId: post.documentId });
    await recordPost(strapi, post.documentId, null);
    const data: Record<string, unknown> = { ...followed };
    const after = await strapi.documents(POST).update({ documentId: post.documentId, data });
    await recordPost(strapi, post.documentId, author);
    const drafts: Version[] = await strapi.db
      .query(VERSION)
      .findMany({ where: { post_document_id: post.documentId, state: { $in: [...OPEN_STATES] } } });
    for (const { documentId, base_updated_at } of drafts) {
      if (!before || !isSameTime(base_updated_at, before.updatedAt)) continue;
      // Otherwise it would conflict with this change of the post.
      const base = { ...followed, base_updated_at: String(after?.updatedAt) };
      await updateWithoutTimestamp(strapi, trx, { uid: VERSION, documentId }, base);
    }
  });
}

/** Writes fields of an open version that are not in its form, so that no form is out of date. */
export async function writeDeskFields(
  strapi: Core.Strapi,
  trx: Sql,
  documentId: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await lockEntry(strapi, trx, VERSION, documentId);
  const version = await findVersion(strapi, documentId);
  assertOpen(version);
  // Drafts that nobody has written in are deleted.
  const state = version.state === 'autosaved' ? { state: 'draft' } : {};
  await updateWithoutTimestamp(strapi, trx, { uid: VERSION, documentId }, { ...fields, ...state });
}

async function requireSeen(
  strapi: Core.Strapi,
  trx: Sql,
  entry: Entry,
  seen: string,
): Promise<Followed> {
  const found = await findSource(strapi, entry);
  if (!found) throw new errors.NotFoundError('The source of this translation does not exist.');
  await lockEntry(strapi, trx, POST, found.documentId);
  const source = await findSource(strapi, entry);
  if (source && isSameTime(source.updatedAt, seen)) return sourceAsItIs(strapi, source);
  throw new ConflictError('The source has changed.', {
    reason: 'source-changed',
    by: null,
    at: source?.updatedAt ?? null,
  });
}

/** The public post that a post or a version was translated from. */
export async function findSource(strapi: Core.Strapi, entry: Entry): Promise<Entry | null> {
  if (typeof entry.translated_from !== 'number') return null;
  return loadEntry(strapi, POST, { id: entry.translated_from });
}
