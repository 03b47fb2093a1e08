import { factories, type UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { readIfChanged } from './conditional-requests';
import { countEntries } from './count';
import { findEntries } from './find';
import { parseEntryQuery, parseListQuery } from './parse-query';
import { RejectedParameter } from './rejected-parameter';
import type { Page, ReadRules } from './rules';
import { isRawObject } from './string-list';

/**
 * Route configuration of every list. The allowlist alone determines what is public, the same for
 * everybody, so neither permissions nor tokens are checked.
 */
export const PUBLIC_READ = { find: { auth: false }, findOne: { auth: false } } as const;

/**
 * Creates a controller whose `find` and `findOne` read by an allowlist and return 400 with the name of
 * the first parameter that it does not allow. Writes are Strapi's own.
 */
export function createReadController(uid: UID.CollectionType, rules: ReadRules) {
  return factories.createCoreController(uid, ({ strapi }) => ({
    async find(ctx: Context) {
      return catchRejected(ctx, () =>
        readIfChanged(strapi, ctx, async (context) => {
          const parsed = parseListQuery(queryOf(ctx), rules);
          const [entries, total] = await Promise.all([
            findEntries(context, uid, parsed),
            parsed.page.withCount ? countEntries(context, uid, parsed.conditions) : undefined,
          ]);
          return this.transformResponse?.(entries, {
            pagination: paginationOf(parsed.page, total),
          });
        }),
      );
    },
    async findOne(ctx: Context) {
      return catchRejected(ctx, async () => {
        const response = await readIfChanged(strapi, ctx, async (context) => {
          const parsed = parseEntryQuery(String(ctx.params.id), queryOf(ctx), rules);
          const [entry] = await findEntries(context, uid, parsed);
          return entry && this.transformResponse?.(entry);
        });
        return response ?? (ctx.status === 304 ? undefined : ctx.notFound());
      });
    },
  }));
}

/** The parameters of a request, as the query parser gives them. */
export function queryOf(ctx: Context) {
  const query: unknown = ctx.query;
  return isRawObject(query) ? query : {};
}

/** Responds to a rejected parameter with 400 and its name. */
export async function catchRejected(
  ctx: Context,
  respond: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof RejectedParameter)) throw error;
    return ctx.badRequest(error.message, { parameter: error.parameter });
  }
}

function paginationOf({ start, limit, isPageBased }: Page, total: number | undefined) {
  if (!isPageBased) return { start, limit, total };
  const pageCount = total === undefined ? undefined : Math.ceil(total / limit);
  return { page: start / limit + 1, pageSize: limit, pageCount, total };
}
