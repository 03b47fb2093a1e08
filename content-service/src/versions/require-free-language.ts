import type { Core } from '@strapi/strapi';
import { error, type Problem } from 'post-rules/problem';
import { findProblems } from '../checks/find-problems';
import { panelLanguage } from '../checks/panel-language';
import { findPost } from '../checks/post-of-values';
import { rejectErrors } from '../checks/reject-errors';
import { OPEN_STATES } from '../open-states';
import { VERSION, type Version } from './version';

/**
 * Keeps the community of a translation from being changed to a language in which its group has a post
 * or another draft.
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
  const problems = await findProblems(strapi, post);
  const taken = [
    ...problems.filter(({ code }) => code === 'language-taken'),
    ...(await findOtherDraft(strapi, before, post.nationality?.language_query)),
  ];
  const request = strapi.requestContext.get();
  rejectErrors(taken, request ? panelLanguage(request) : 'en');
  return written;
}

async function findOtherDraft(
  strapi: Core.Strapi,
  { documentId, translation_group }: Version,
  language_query: string | undefined,
): Promise<Problem[]> {
  if (language_query === undefined) return [];
  const drafts = await strapi.db.query(VERSION).count({
    where: {
      documentId: { $ne: documentId },
      translation_group,
      state: { $in: [...OPEN_STATES] },
      post_document_id: { $null: true },
      nationality: { language_query },
    },
  });
  return drafts > 0 ? [error('language-drafted', 'nationality')] : [];
}

function communityIdOf({ nationality }: Version): unknown {
  const hasId = typeof nationality === 'object' && nationality !== null && 'id' in nationality;
  return hasId ? nationality.id : undefined;
}
