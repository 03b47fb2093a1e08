import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { environment } from '../environment';
import { listHelpfulCounts } from '../feedback/helpful-counts';
import { listSearchCounts } from '../search/counts/search-counts';
import { addRoutesBelowDesk } from '../versions/desk-routes';
import { mayUse } from '../versions/rights';
import { POST } from '../versions/version';
import { PERIODS, type PeriodDays, periodOf } from './period';
import { readsByLanguage, readsOf } from './reads';
import { MIN_SHOWN } from './shown-count';

/** Rows of each list. */
const MAX_ROWS = 50;

const querySchema = z.object({
  days: z
    .enum(Object.keys(PERIODS))
    .default('30')
    .transform((days) => Number(days) as PeriodDays),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
});

/**
 * Adds `GET /desk/statistics?days=30&language=ar` for those who may read posts. Answers and searches are
 * counted without a language: with one, they are null.
 */
export function addStatisticsRoute(strapi: Core.Strapi): void {
  addRoutesBelowDesk(strapi, [['GET', '/statistics', (ctx) => answer(strapi, ctx)]]);
}

async function answer(strapi: Core.Strapi, ctx: Context): Promise<void> {
  if (!mayUse(strapi, 'read', POST)) throw new errors.ForbiddenError();
  const query = querySchema.safeParse(ctx.query);
  if (!query.success) throw new errors.ValidationError(z.prettifyError(query.error));
  const { days, language } = query.data;
  const period = periodOf(days, Date.now());
  const { since, until, daysPerStep } = period;
  const isOfAll = language === undefined;
  ctx.body = {
    data: {
      ...{ since, until, daysPerStep },
      isCounting: environment.countReads,
      reads: await readsOf(strapi, period, language),
      languages: await readsByLanguage(strapi, period),
      helpful: isOfAll ? await helpfulSince(strapi, since) : null,
      searches: isOfAll ? await unansweredSince(strapi, since) : null,
    },
  };
}

/** Articles with enough answers, those that helped least first. */
async function helpfulSince(strapi: Core.Strapi, since: string) {
  const counts = await listHelpfulCounts(strapi, since);
  return counts
    .filter(({ yes, no }) => yes + no >= MIN_SHOWN)
    .slice(0, MAX_ROWS)
    .map(({ documentId, title, yes, no }) => ({ documentId, title, yes, no }));
}

/** What was searched often enough, and not found. */
async function unansweredSince(strapi: Core.Strapi, since: string) {
  const counts = await listSearchCounts(strapi.db.connection, since);
  return counts
    .filter(({ unanswered }) => unanswered >= MIN_SHOWN)
    .slice(0, MAX_ROWS)
    .map(({ query, searches, unanswered }) => ({ query, searches, unanswered }));
}
