import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { environment } from '../../../environment';
import { addReads } from '../../../statistics/read-counts';
import { readReportSchema } from '../../../statistics/read-report';
import { isFromWebsite } from '../../../visitors/visitor';

export default {
  /** Takes what a website counted. Responds alike if counting is off: nothing is stored then. */
  async add(ctx: Context) {
    if (!isFromWebsite(ctx)) ctx.throw(403, 'Only the website reports reads.');
    const report = readReportSchema.safeParse(ctx.request.body);
    if (!report.success) {
      const [issue] = report.error.issues;
      throw new errors.ValidationError(`${issue?.path.join('.')}: ${issue?.message}`);
    }
    if (environment.countReads) await addReads(strapi, report.data, Date.now());
    ctx.status = 204;
  },
};
