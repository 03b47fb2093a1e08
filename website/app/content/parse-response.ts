import type { z } from 'zod';
import { ContentUnavailable } from './errors.ts';

/**
 * The answer in the shape of a schema.
 * @throws ContentUnavailable where it has another
 */
export function parseResponse<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ContentUnavailable('The content service answered in an unknown shape.', 500, {
    cause: parsed.error,
  });
}
