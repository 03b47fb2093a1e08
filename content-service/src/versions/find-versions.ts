import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { OPEN_STATES } from '../open-states';
import { ConflictError } from './conflict';
import { loadEntry } from './copy';
import { type Author, isOpen, isSameTime, VERSION, type Version } from './version';

/** @throws NotFoundError */
export async function findVersion(strapi: Core.Strapi, documentId: string): Promise<Version> {
  const version = await loadEntry<Version>(strapi, VERSION, { documentId });
  if (!version) throw new errors.NotFoundError('This version does not exist.');
  return version;
}

/** A version that is being written, and by whom; without an account if that was deleted. */
interface OpenVersion extends Version {
  editor: { id: number } | null;
}

/** Whether a user was the last to save a version. */
export async function isSavedBy(
  strapi: Core.Strapi,
  documentId: string,
  author: Author,
): Promise<boolean> {
  const where = { documentId, editor: { id: author.id } };
  return author.id !== null && (await strapi.db.query(VERSION).count({ where })) > 0;
}

/** The version of a post that is being written, the newest if there are several. */
export function findOpenVersion(
  strapi: Core.Strapi,
  postDocumentId: string,
): Promise<OpenVersion | null> {
  return strapi.db.query(VERSION).findOne({
    where: { post_document_id: postDocumentId, state: { $in: [...OPEN_STATES] } },
    populate: { editor: { select: ['id'] } },
    orderBy: { id: 'desc' },
  });
}

/** The version that was made public last. */
export function findPublicVersion(
  strapi: Core.Strapi,
  postDocumentId: string,
): Promise<Version | null> {
  return strapi.db.query(VERSION).findOne({
    where: { post_document_id: postDocumentId, state: 'public' },
    orderBy: [{ public_at: 'desc' }, { id: 'desc' }],
  });
}

/** @throws ConflictError if the version cannot be edited any more */
export function assertOpen(version: Version): void {
  if (isOpen(version)) return;
  throw new ConflictError('This version cannot be changed any more.', {
    reason: 'not-open',
    by: version.public_by ?? version.editor_name,
    at: version.public_at ?? version.updatedAt,
    documentId: version.documentId,
  });
}

/**
 * @param seen `updatedAt` of the version that the caller has seen
 * @throws ConflictError if it was saved since
 */
export function assertUnchanged(version: Version, seen: string): void {
  if (isSameTime(version.updatedAt, seen)) return;
  throw new ConflictError('Another user has saved this version.', {
    reason: 'version-changed',
    by: version.editor_name,
    at: version.updatedAt,
    documentId: version.documentId,
  });
}
