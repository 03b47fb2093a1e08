import { z } from 'zod';
import type { DeletionScope } from '../../content/accounts.server.ts';

/** The form field that says what is to be deleted. */
export const SCOPE_FIELD = 'scope';

const scopeSchema = z.enum(['account', 'content'] satisfies DeletionScope[]);

/** What a form asks to delete; null where it does not say, or says two things. */
export function scopeIn(form: URLSearchParams): DeletionScope | null {
  const values = form.getAll(SCOPE_FIELD);
  return values.length === 1 ? scopeSchema.nullable().catch(null).parse(values[0]) : null;
}
