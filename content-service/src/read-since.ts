import { errors } from '@strapi/utils';
import { z } from 'zod';
import { DAY_MS, utcDay } from './utc-day';

const DEFAULT_DAYS = 30;

const schema = z.object({ since: z.iso.date().optional() });

/**
 * The day from which counts are asked for, such as `2026-11-01`: `since` of a query, by default thirty
 * days ago.
 * @throws ValidationError if it is no day
 */
export function readSince(query: object, now = Date.now()): string {
  const { success, data } = schema.safeParse(query);
  if (!success) throw new errors.ValidationError('since must be a day such as 2026-11-01');
  return data.since ?? utcDay(now - DEFAULT_DAYS * DAY_MS);
}
