import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { environment } from '../../../environment';
import { reportSchema, URGENT_REASONS } from '../../../feedback/report';
import { findReportedPost, storeReport } from '../../../feedback/store-report';
import { consumeLimit, onceIfStored } from '../../../visitors/limits';
import { visitorAddress, visitorLanguage } from '../../../visitors/visitor';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** As for messages: enough for real visitors. */
const VISITOR_LIMITS = [
  { name: 'report-visitor', times: 5, seconds: 10 * MINUTE },
  { name: 'report-visitor-day', times: 20, seconds: DAY },
];

const TOTAL_LIMIT = { name: 'report', times: 500, seconds: HOUR };

/** Tells visitors of a post apart, as long as three of them are waited for; stored as a fingerprint. */
const ONCE_PER_POST = { name: 'report-of-post', times: 1, seconds: 7 * DAY };

export default {
  /** Stores what a reader says is wrong with a post. */
  async add(ctx: Context) {
    if (!ctx.is('json')) ctx.throw(415, 'The report must be sent as JSON.');
    const now = new Date();
    const parsed = reportSchema(now.getTime()).safeParse(ctx.request.body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new errors.ValidationError(issue?.message ?? '', { field: issue?.path[0] });
    }
    const report = parsed.data;
    const visitor = visitorAddress(ctx);
    for (const limit of VISITOR_LIMITS) await consumeLimit(ctx, limit, visitor);
    await consumeLimit(ctx, TOTAL_LIMIT, '');
    const post = await findReportedPost(strapi, report.post);
    const language = visitorLanguage(ctx);
    const hidingReports = environment.reportsToHideContact;
    const store = (isFirstOfVisitor: boolean) =>
      storeReport(strapi, post, report, { isFirstOfVisitor, language, hidingReports, now });
    if (URGENT_REASONS.includes(report.reason)) {
      await onceIfStored(ONCE_PER_POST, `${post.documentId} ${visitor}`, store);
    } else {
      await store(false);
    }
    ctx.body = { ok: true };
  },
};
