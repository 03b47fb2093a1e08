import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { environment } from '../../../environment';
import { countSearches, searchReportSchema } from '../../../search/counts/count-searches';
import { listSearchCounts } from '../../../search/counts/search-counts';
import { isFromWebsite } from '../../../visitors/visitor';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DEFAULT_DAYS = 30;
const DAY_MS = 86_400_000;

export default {
  /** Takes the counts of a website. Responds alike if counting is off: nothing is stored then. */
  async add(ctx: Context) {
    if (!isFromWebsite(ctx)) ctx.throw(403, 'Only the website reports searches.');
    const report = searchReportSchema.safeParse(ctx.request.body);
    if (!report.success) {
      const [issue] = report.error.issues;
      throw new errors.ValidationError(`${issue?.path.join('.')}: ${issue?.message}`);
    }
    if (environment.countSearches) await countSearches(strapi, report.data);
    ctx.status = 204;
  },

  /** What was searched since a day, by default thirty days ago, for editors. */
  async list(ctx: Context) {
    const since =
      ctx.query.since ?? new Date(Date.now() - DEFAULT_DAYS * DAY_MS).toISOString().slice(0, 10);
    if (typeof since !== 'string' || !DAY.test(since)) {
      throw new errors.ValidationError('since must be a day such as 2026-11-01');
    }
    ctx.body = { data: await listSearchCounts(strapi.db.connection, since) };
  },
};
