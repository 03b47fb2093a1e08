import { z } from 'zod';
import type { Scope } from '../../content/accounts.server.ts';

/** The form field that says what is to be deleted. */
export const SCOPE = 'scope';

const scopes = z.enum(['account', 'content'] satisfies Scope[]);

/** What a form asks to delete; null where it does not say, or says two things. */
export function scopeIn(form: URLSearchParams): Scope | null {
  const said = form.getAll(SCOPE);
  return said.length === 1 ? scopes.nullable().catch(null).parse(said[0]) : null;
}
