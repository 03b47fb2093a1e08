import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { environment } from '../../../environment';
import { readSince } from '../../../read-since';
import { countSearches, searchReportSchema } from '../../../search/counts/count-searches';
import { listSearchCounts } from '../../../search/counts/search-counts';
import { isFromWebsite } from '../../../visitors/visitor';

export default {
  /** Takes the counts of a website. Responds alike if counting is off: nothing is stored then. */
  async add(ctx: Context) {
    if (!isFromWebsite(ctx)) ctx.throw(403, 'Only the website reports searches.');
    const report = searchReportSchema.safeParse(ctx.request.body);
    if (!report.success) {
      const [issue] = report.error.issues;
      throw new errors.ValidationError(`${issue?.path.join('.')}: ${issue?.message}`);
    }
    const isAwaited = () => !ctx.req.socket.destroyed;
    if (environment.countSearches) await countSearches(strapi, report.data, isAwaited);
    ctx.status = 204;
  },

  /** What was searched since a day, by default thirty days ago, for editors. */
  async list(ctx: Context) {
    ctx.body = { data: await listSearchCounts(strapi.db.connection, readSince(ctx.query)) };
  },
};
