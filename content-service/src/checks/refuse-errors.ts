import type { Core } from '@strapi/strapi';
import { findProblems } from './find-problems';
import { EMPTY_POST } from './load-posts';
import { panelLanguage } from './panel-language';
import { type FormValues, findPost, postOfValues } from './post-of-values';
import { rejectErrors } from './reject-errors';

const POST = 'api::post.post';

/** What the panel's form sends even if it is empty, and calls that change single fields do not. */
const SENT_BY_FORM = ['information', 'map'];

/**
 * Refuses to save a post with errors from the form of the panel. Posts that are hidden may have
 * them, so that an unfinished post can be kept and a wrong one be taken from the site. Writes with
 * a token, of the demo content and of single fields are left to the nightly check.
 */
export function refuseErrors(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const request = strapi.requestContext.get();
    const isFormSave =
      uid === POST &&
      (action === 'create' || action === 'update') &&
      request?.state.user &&
      request.state.isAuthenticated &&
      request.path.startsWith('/content-manager/') &&
      isForm(request.request.body);
    if (!isFormSave) return next();
    const documentId = 'documentId' in params ? String(params.documentId) : null;
    const stored = (documentId && (await findPost(strapi, uid, documentId))) || EMPTY_POST;
    const post = await postOfValues(strapi, stored, params.data as FormValues);
    if (post.is_active === false) return next();
    rejectErrors(await findProblems(strapi, post), panelLanguage(request));
    return next();
  });
}

function isForm(body: unknown): boolean {
  return typeof body === 'object' && body !== null && SENT_BY_FORM.every((name) => name in body);
}
