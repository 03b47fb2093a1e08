import { factories, type UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { countEntries } from './count';
import { findEntries } from './find';
import { isRaw } from './lists';
import { openSource } from './memory';
import { RefusedParameter } from './refused-parameter';
import { readEntryRequest, readListRequest } from './request';
import type { Page, ReadingRules } from './rules';

/**
 * A controller whose `find` and `findOne` read by a whitelist. What the whitelist refuses is
 * answered with 400 and the parameter's name; writing is Strapi's own.
 */
export function createReadingController(uid: UID.CollectionType, rules: ReadingRules) {
  return factories.createCoreController(uid, ({ strapi }) => ({
    async find(ctx: Context) {
      return orRefuse(ctx, async () => {
        const reading = readListRequest(queryOf(ctx), rules);
        const source = await openSource(strapi);
        const [entries, total] = await Promise.all([
          findEntries(source, uid, reading),
          reading.page.withCount ? countEntries(source, uid, reading.conditions) : undefined,
        ]);
        return this.transformResponse?.(entries, { pagination: pagination(reading.page, total) });
      });
    },
    async findOne(ctx: Context) {
      return orRefuse(ctx, async () => {
        const reading = readEntryRequest(String(ctx.params.id), queryOf(ctx), rules);
        const [entry] = await findEntries(await openSource(strapi), uid, reading);
        return entry ? this.transformResponse?.(entry) : ctx.notFound();
      });
    },
  }));
}

function queryOf(ctx: Context) {
  const query: unknown = ctx.query;
  return isRaw(query) ? query : {};
}

async function orRefuse(ctx: Context, answer: () => Promise<unknown>): Promise<unknown> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof RefusedParameter)) throw error;
    return ctx.badRequest(error.message, { parameter: error.parameter });
  }
}

function pagination({ start, limit, paged }: Page, total: number | undefined) {
  if (!paged) return { start, limit, total };
  const pageCount = total === undefined ? undefined : Math.ceil(total / limit);
  return { page: start / limit + 1, pageSize: limit, pageCount, total };
}
