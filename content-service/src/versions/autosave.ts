import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { authorFields } from './author';
import { updateOpenVersion } from './change-state';
import { copiedContent } from './copy';
import { findVersion } from './find-versions';
import type { Author, Version } from './version';

/**
 * Saves what is being typed. Only drafts are saved like this: what is in review or scheduled must not
 * become public in the middle of a sentence.
 * @param data fields of the form; all but the content is ignored
 * @param seen `updatedAt` of the version that the form has loaded
 * @throws ConflictError, NotFoundError, ValidationError
 */
export async function autosave(
  strapi: Core.Strapi,
  documentId: string,
  data: Record<string, unknown>,
  { author, seen }: { author: Author; seen: string },
): Promise<Version> {
  const { state } = await findVersion(strapi, documentId);
  if (state === 'in-review' || state === 'scheduled') {
    throw new errors.ValidationError('Only drafts are saved automatically.');
  }
  const fields = { ...copiedContent(strapi, data), ...authorFields(author) };
  return updateOpenVersion(strapi, documentId, seen, () => fields);
}
