import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { openReadContext } from '../../../read-api/cache';
import { catchRejected, queryOf } from '../../../read-api/controller';
import { searchPosts } from '../../../search/query/search-posts';
import { suggest } from '../../../search/suggestions/suggest';
import { currentNames } from '../../../search/understand/load-vocabulary';
import { nameKinds, showUnderstood } from '../../../search/understand/shown';
import { filterOf } from '../filter-of';
import { loadResults } from '../load-results';
import { oneTranslation } from '../one-translation';
import { inOrder, onlyOpen } from '../order-and-opening';
import { parseSearch, parseSuggestionRequest } from '../parse-request';
import { findPartsOfWords } from '../parts-of-words';
import { spellAsWritten } from '../spell-as-written';

/** Results have the shape of posts, whichever one the client asks for. */
export default factories.createCoreController('api::post.post', ({ strapi }) => ({
  async find(ctx: Context) {
    return catchRejected(ctx, async () => {
      const { start, limit, open, orders, ...request } = parseSearch(queryOf(ctx));
      const context = await openReadContext(strapi);
      const filter = await filterOf(context, request.conditions, open);
      const { preferred } = request;
      const countsTranslationsOnce = preferred !== undefined;
      let found = await searchPosts(strapi, { ...request, filter, countsTranslationsOnce });
      // Not where other kinds have posts with whole words.
      if (found.total === 0 && found.kinds.length === 0)
        found = { ...found, ...(await findPartsOfWords(context, request)) };
      if (preferred) {
        const oneOfEach = await oneTranslation(context, found, { ...request, preferred });
        found = { ...found, ...oneOfEach };
      }
      if (open) found = { ...found, ...(await onlyOpen(context, found)) };
      if (orders) found = { ...found, ids: await inOrder(context, found.ids, orders) };
      const { ids, query, total, isLimited, kinds, corrections, confidence } = found;
      const results = await loadResults(context, ids.slice(start, start + limit), found);
      return this.transformResponse?.(results, {
        pagination: { start, limit, total, ...(isLimited ? { limited: true } : {}) },
        kinds: nameKinds(kinds, (await currentNames(strapi)).kinds, request.language),
        corrected: await spellAsWritten(strapi, request.query, corrections, results),
        confidence,
        language: query.language,
        understood: showUnderstood(found.understood, request.language),
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
