import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { z } from 'zod';

/**
 * Validates the body of a request.
 * @throws errors.ValidationError for the first invalid field; an HTTP error 415 if it is not JSON
 */
export function readBody<Schema extends z.ZodType>(ctx: Context, schema: Schema): z.output<Schema> {
  if (!ctx.is('json')) ctx.throw(415, 'What is sent must be JSON.');
  const { data, error } = schema.safeParse(ctx.request.body);
  if (!error) return data;
  const [issue] = error.issues;
  throw new errors.ValidationError(issue?.message ?? '', { field: issue?.path[0] });
}

/** The `code` in the body, of any type; validated when it is redeemed. */
export function codeIn(ctx: Context): unknown {
  const { body } = ctx.request;
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}

/** The same error for every code that does not work, whatever the reason. */
export function invalidCodeError(): Error {
  return new errors.ValidationError('This code does not work, or not any more.', { field: 'code' });
}
