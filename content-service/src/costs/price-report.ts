import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { honeypotFields } from '../form-fields';
import { CITY, COST_ITEM, PRICE_REPORT } from './cost-types';

/** More than anything on the list costs in any currency. */
const MAX_AMOUNT = 1_000_000_000;

const slug = (name: string) =>
  z.string(`${name} is missing.`).regex(/^[a-z0-9-]{1,120}$/, `${name} is not known.`);

/**
 * The body of `POST /api/price-reports`.
 * @param now milliseconds since 1970
 */
export const priceReportSchema = (now: number) =>
  z
    .object({
      item: slug('item'),
      city: slug('city'),
      amount: z
        .number('amount must be a number.')
        .positive('amount must be above 0.')
        .max(MAX_AMOUNT, 'amount is too high.'),
      currency: z.string().regex(/^[A-Z]{3}$/, 'currency must be a code such as AED.'),
      ...honeypotFields(now),
    })
    .transform(({ homepage: _, opened: __, ...report }) => report);

type PriceReport = z.infer<ReturnType<typeof priceReportSchema>>;

/**
 * Stores what a reader pays, for editors: item, city and amount, and nothing about the reader.
 * @throws NotFoundError if there is no such item or city
 */
export async function storePriceReport(strapi: Core.Strapi, report: PriceReport): Promise<void> {
  const { amount, currency } = report;
  const [item, city]: ({ id: number } | null)[] = await Promise.all([
    strapi.db.query(COST_ITEM).findOne({ where: { key: report.item }, select: ['id'] }),
    strapi.db.query(CITY).findOne({ where: { slug: report.city }, select: ['id'] }),
  ]);
  if (!item || !city) throw new errors.NotFoundError('There is no such item or city.');
  const data = { item: item.id, city: city.id, amount, currency, state: 'new' };
  await strapi.documents(PRICE_REPORT).create({ data: data as never });
}
