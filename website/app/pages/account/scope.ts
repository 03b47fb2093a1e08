import { z } from 'zod';
import type { Scope } from '../../content/accounts.server.ts';

/** The form field that says what is to be deleted. */
export const SCOPE = 'scope';

const scopes = z.enum(['account', 'content'] satisfies Scope[]);

/** What a form asks to delete; everything where it does not say. */
export function scopeIn(form: URLSearchParams): Scope {
  return scopes.catch('account').parse(form.get(SCOPE) ?? 'account');
}
