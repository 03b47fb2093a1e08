import type { Context } from 'koa';
import { environment } from '../../../environment';
import { readInteger } from '../../../storable';
import { translateWords } from '../../../translations/machine/translate-words';
import { createOnDemandTranslator } from '../../../translations/on-demand/on-demand-translator';

/** Below the time limit of the website's pages. */
const WAIT_MS = 1000;

const { translation: service, translationsPerDay: perDay } = environment;

const translated = createOnDemandTranslator({
  perDay,
  waitMs: WAIT_MS,
  onFailure: (error) => strapi.log.error(error instanceof Error ? error.message : String(error)),
  now: Date.now,
});

export default {
  /** The languages that posts can be translated into: `{ data: { languages } }`. */
  async find(ctx: Context) {
    if (!service || perDay === 0) return ctx.notFound();
    const communities = await strapi.db.query('api::nationality.nationality').findMany({
      select: ['language_query'],
      where: { language_query: { $notNull: true } },
    });
    const codes = communities.map(({ language_query }) => language_query as string);
    ctx.body = { data: { languages: [...new Set(codes)].toSorted() } };
  },

  /**
   * A visible post in another language: `{ data: { state: 'ready', title, description } }`. The state
   * is `pending` while it is translated, and `unavailable` if it cannot be at present: no error, as
   * the content service is well.
   */
  async findOne(ctx: Context) {
    if (!service || perDay === 0) return ctx.notFound();
    const { post: id, language: target } = ctx.params;
    const [post, community] = await Promise.all([
      strapi.db.query('api::post.post').findOne({
        select: ['id', 'title', 'description', 'words_changed_at', 'updatedAt'],
        where: { id: readInteger(id) ?? 0, is_active: true },
        populate: { nationality: { select: ['language_query'] } },
      }),
      strapi.db
        .query('api::nationality.nationality')
        .findOne({ select: ['id'], where: { language_query: target } }),
    ]);
    const source = post?.nationality?.language_query;
    if (!source || !community || source === target) return ctx.notFound();
    const { title, description, words_changed_at, updatedAt } = post;
    const key = JSON.stringify([post.id, target, words_changed_at ?? updatedAt]);
    const outcome = await translated(key, () =>
      translateWords(service, { title, description }, { source, target }),
    );
    ctx.body = {
      data: typeof outcome === 'string' ? { state: outcome } : { state: 'ready', ...outcome },
    };
  },
};
