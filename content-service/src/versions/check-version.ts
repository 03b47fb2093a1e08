import type { Core } from '@strapi/strapi';
import type { Problem } from 'post-rules/problem';
import { findProblems } from '../checks/find-problems';
import { panelLanguage } from '../checks/panel-language';
import { findPost } from '../checks/post-of-values';
import { rejectErrors } from '../checks/reject-errors';
import { VERSION, type Version } from './version';

/**
 * Checks a version before it is made public.
 * @returns the warnings
 * @throws ValidationError for mistakes, in the language of the editor who asked; English for the schedule
 */
export async function checkVersion(
  strapi: Core.Strapi,
  { documentId }: Version,
): Promise<Problem[]> {
  const post = await findPost(strapi, VERSION, documentId);
  const request = strapi.requestContext.get();
  const problems = post ? await findProblems(strapi, post) : [];
  return rejectErrors(problems, request ? panelLanguage(request) : 'en');
}
