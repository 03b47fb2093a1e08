import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { listCorrections } from '../list-corrections';

const number = (max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((value) => value <= max)
    .default(fallback);

const query = z.object({ start: number(999_999, 0), limit: number(100, 20) });

export default {
  /** What was wrong in posts and has been corrected: `?start=0&limit=20`, at most 100. */
  async find(ctx: Context) {
    const parsed = query.safeParse(ctx.query);
    if (!parsed.success) {
      const field = parsed.error.issues[0]?.path.join('.');
      throw new errors.ValidationError(`${field} must be a number of that range.`, { field });
    }
    const { corrections, total } = await listCorrections(strapi, parsed.data);
    ctx.body = { data: corrections, meta: { pagination: { ...parsed.data, total } } };
  },
};
