import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { catchRejected, queryOf } from '../../../read-api/controller';
import { suggest } from '../../../search/suggestions/suggest';
import { currentNames } from '../../../search/understand/load-vocabulary';
import { nameKinds, showUnderstood } from '../../../search/understand/shown';
import { findPage } from '../find-page';
import { loadResults } from '../load-results';
import { parseSearch, parseSuggestionRequest } from '../parse-request';
import { spellAsWritten } from '../spell-as-written';

/** Results have the shape of posts, whichever one the client asks for. */
export default factories.createCoreController('api::post.post', ({ strapi }) => ({
  async find(ctx: Context) {
    return catchRejected(ctx, async () => {
      const request = parseSearch(queryOf(ctx));
      const { start, limit, language } = request;
      const { context, found, page } = await findPage(strapi, request);
      const { query, total, isLimited, kinds, corrections, confidence } = found;
      const results = await loadResults(context, page, found);
      return this.transformResponse?.(results, {
        pagination: { start, limit, total, ...(isLimited ? { limited: true } : {}) },
        kinds: nameKinds(kinds, (await currentNames(strapi)).kinds, language),
        corrected: await spellAsWritten(strapi, request.query, corrections, results),
        confidence,
        language: query.language,
        understood: showUnderstood(found.understood, language),
        widened: found.widened,
      });
    });
  },
  async suggestions(ctx: Context) {
    return catchRejected(ctx, async () => ({
      data: await suggest(strapi, parseSuggestionRequest(queryOf(ctx))),
    }));
  },
}));
