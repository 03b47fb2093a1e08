import type { Core } from '@strapi/strapi';
import { findProblems } from '../checks/find-problems';
import { panelLanguage } from '../checks/panel-language';
import { findPost } from '../checks/post-of-values';
import { rejectErrors } from '../checks/reject-errors';
import { VERSION, type Version } from './version';

/**
 * Keeps the community of a translation from being changed to a language that its group has already.
 * A draft whose language another post has got meanwhile can still be saved.
 * @param before the version as it was
 * @throws ValidationError, in the language of the editor, which rolls the write back
 */
export async function requireFreeLanguage<Result>(
  strapi: Core.Strapi,
  before: Version,
  written: Result,
): Promise<Result> {
  if (!before.translation_group) return written;
  const post = await findPost(strapi, VERSION, before.documentId);
  if (!post || post.nationality?.id === communityIdOf(before)) return written;
  const taken = (await findProblems(strapi, post)).filter(({ code }) => code === 'language-taken');
  const request = strapi.requestContext.get();
  rejectErrors(taken, request ? panelLanguage(request) : 'en');
  return written;
}

function communityIdOf({ nationality }: Version): unknown {
  const hasId = typeof nationality === 'object' && nationality !== null && 'id' in nationality;
  return hasId ? nationality.id : undefined;
}
