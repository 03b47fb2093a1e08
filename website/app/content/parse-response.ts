import type { z } from 'zod';
import { ContentUnavailable } from './errors.ts';

/**
 * Parses a response with a schema.
 * @throws ContentUnavailable if it does not match
 */
export function parseResponse<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ContentUnavailable('The content service sent a response of an unknown shape.', 500, {
    cause: parsed.error,
  });
}
