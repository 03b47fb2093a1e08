import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';

const time = z.iso.datetime();

/** `updatedAt` of the version that the caller has loaded. */
const seen = { updatedAt: time };

/** The bodies of the desk's calls. */
export const BODIES = {
  autosave: z.object({ ...seen, data: z.record(z.string(), z.unknown()) }),
  compareTyped: z.object({ data: z.record(z.string(), z.unknown()) }),
  saveOver: z.object({ ...seen, data: z.record(z.string(), z.unknown()) }),
  changeState: z.object({
    ...seen,
    state: z.enum(['draft', 'in-review', 'discarded']),
    note: z.string().max(1000).nullish(),
  }),
  makePublic: z.object({ ...seen, correction: z.string().trim().min(3).max(500).nullish() }),
  merge: z.object({ ...seen, postUpdatedAt: time, take: z.array(z.string()) }),
  replace: z.object({ replaced: z.string().optional() }),
  schedule: z.object({ ...seen, appears_at: time.nullable(), disappears_at: time.nullable() }),
};

/** @throws ValidationError that names the first wrong field */
export function parseBody<Body>(ctx: Context, schema: z.ZodType<Body>): Body {
  const body: unknown = 'body' in ctx.request ? ctx.request.body : undefined;
  const { data, error } = schema.safeParse(body ?? {});
  if (!error) return data;
  const [issue] = error.issues;
  throw new errors.ValidationError(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** A parameter of the path. */
export function pathParameter(ctx: Context, name: string): string {
  const parameters: Record<string, string | undefined> = ctx.params;
  return parameters[name] ?? '';
}
