import type { Core } from '@strapi/strapi';
import type { Author } from './version';

interface AdminUser {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
}

/** What Strapi's authentication leaves in the state of a request. */
interface RequestState {
  user?: AdminUser;
  auth?: { strategy?: { name?: string }; credentials?: { name?: string } };
}

/**
 * Who makes the current request to the panel or, with a token, to the API.
 * @returns null outside such a request, for example in a job
 */
export function currentAuthor(strapi: Core.Strapi): Author | null {
  const state: RequestState | undefined = strapi.requestContext.get()?.state;
  const strategy = state?.auth?.strategy?.name;
  if ((strategy === 'admin' || strategy === 'admin-token') && state?.user)
    return authorOf(state.user);
  if (strategy === 'content-api-token')
    return { id: null, name: state?.auth?.credentials?.name ?? '' };
  return null;
}

/** An administrator or editor as author. */
function authorOf({ id, firstname, lastname, username }: AdminUser): Author {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return { id, name: name || username || '' };
}

/** The fields of a version that say who wrote it. */
export function authorFields(author: Author | null) {
  // Strapi's own field of who saved last, by which the panel can filter.
  const updatedBy = author?.id ?? null;
  return { editor: author?.id ?? null, editor_name: author?.name ?? null, updatedBy };
}
