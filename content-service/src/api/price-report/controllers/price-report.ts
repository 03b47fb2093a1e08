import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { priceReportSchema, storePriceReport } from '../../../costs/price-report';
import { suggestPrices } from '../../../costs/suggestions';
import { consumeLimit, onceIfStored } from '../../../visitors/limits';
import { visitorAddress } from '../../../visitors/visitor';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Enough for somebody who goes through the list, and too few to decide a price alone. */
const VISITOR_LIMITS = [
  { name: 'price-report-visitor', times: 20, seconds: 10 * MINUTE },
  { name: 'price-report-visitor-day', times: 60, seconds: 24 * HOUR },
];

const TOTAL_LIMIT = { name: 'price-report', times: 1000, seconds: HOUR };

/** One answer of a visitor for each item and city, stored as a fingerprint. */
const ONCE_PER_ITEM = { name: 'price-report-of-item', times: 1, seconds: 24 * HOUR };

export default {
  /** Stores what a reader pays. A second answer for the same item within a day is not kept. */
  async add(ctx: Context) {
    if (!ctx.is('json')) ctx.throw(415, 'The price must be sent as JSON.');
    const parsed = priceReportSchema(Date.now()).safeParse(ctx.request.body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new errors.ValidationError(issue?.message ?? '', { field: issue?.path[0] });
    }
    const visitor = visitorAddress(ctx);
    for (const limit of VISITOR_LIMITS) await consumeLimit(ctx, limit, visitor);
    await consumeLimit(ctx, TOTAL_LIMIT, '');
    const { item, city } = parsed.data;
    await onceIfStored(ONCE_PER_ITEM, `${city} ${item} ${visitor}`, async (isFirst) => {
      if (isFirst) await storePriceReport(strapi, parsed.data);
    });
    ctx.body = { ok: true };
  },

  /** What readers pay, where enough have said it: for editors. */
  async suggest(ctx: Context) {
    ctx.body = { data: await suggestPrices(strapi, new Date()) };
  },
};
