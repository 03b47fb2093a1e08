import { z } from 'zod';
import type { DeletionScope } from '../../content/accounts.server.ts';

/** Name of the form field, and of the query parameter of a mailed link, that holds the code for an account. */
export const CODE_FIELD = 'code';

/** Name of the email field of the password form; its presence tells that form from the one that requests a link. */
export const OWNER_FIELD = 'owner';

/** Name of the form field that holds what to delete. */
export const SCOPE_FIELD = 'scope';

/** The code in a form or a query, cut to the maximum length of a code; null if there is none. */
export function codeIn(values: URLSearchParams): string | null {
  const code = values.get(CODE_FIELD);
  return code === null ? null : code.slice(0, 512);
}

const scopeSchema = z.enum(['account', 'content'] satisfies DeletionScope[]);

/** What to delete according to a form; null if it is missing, unknown or given more than once. */
export function scopeIn(form: URLSearchParams): DeletionScope | null {
  const values = form.getAll(SCOPE_FIELD);
  return values.length === 1 ? scopeSchema.nullable().catch(null).parse(values[0]) : null;
}
