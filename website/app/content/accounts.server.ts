import { currentEnvironment } from '../environment.server.ts';
import { deliver } from './deliver.server.ts';
import { ContentUnavailable, TooManyRequests } from './errors.ts';

/** The content service keeps no accounts, or lets nobody do this to them. */
export class NotOffered extends Error {
  override name = 'NotOffered';
}

/** A code that is none, was used, or is too old; which of these is not said. */
export class CodeRefused extends Error {
  override name = 'CodeRefused';
}

/** No account has this email address and this password; which of these is wrong is not said. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';
}

/** What is deleted: the account with all that was published, or only the latter. */
export type Scope = 'account' | 'content';

/** How a service answers what it does not have (404, 405) or has not opened (403). */
const closed = new Set([403, 404, 405]);

/**
 * Has a link for a new password mailed, if an account belongs to the address; the answer is the same if not.
 * @throws NotOffered, ContentUnavailable, TooManyRequests
 */
export function askForNewPassword(email: string): Promise<void> {
  return ask('auth/forgot-password', { email });
}

/**
 * Sets a new password with the code of a mailed link.
 * @throws CodeRefused, NotOffered, ContentUnavailable, TooManyRequests
 */
export function setNewPassword(code: string, password: string): Promise<void> {
  const body = { code, password, passwordConfirmation: password };
  return prove('auth/reset-password', body, new CodeRefused());
}

/**
 * Has a link to delete an account mailed, if one belongs to the address; the answer is the same if not.
 * @throws NotOffered, ContentUnavailable, TooManyRequests
 */
export function askForDeletion(email: string): Promise<void> {
  return ask('account-deletion', { email });
}

/**
 * Deletes for the account for which a code was mailed.
 * @throws CodeRefused, NotOffered, ContentUnavailable, TooManyRequests
 */
export function confirmDeletion(code: string, scope: Scope): Promise<void> {
  return prove('account-deletion/confirm', { code, scope }, new CodeRefused());
}

/**
 * Deletes for the account that has this email address and this password.
 * @throws SignInRefused, NotOffered, ContentUnavailable, TooManyRequests
 */
export function deleteByPassword(email: string, password: string, scope: Scope): Promise<void> {
  const body = { email, password, scope };
  return prove('account-deletion/with-password', body, new SignInRefused());
}

/** @param refused what it means where the service does not take the proof */
async function prove(path: string, body: Record<string, string>, refused: Error): Promise<void> {
  try {
    await ask(path, body);
  } catch (error) {
    if (error instanceof ContentUnavailable && error.status === 400) throw refused;
    throw error;
  }
}

async function ask(path: string, body: unknown): Promise<void> {
  try {
    await deliver(currentEnvironment().CONTENT_API, path, body);
  } catch (error) {
    if (error instanceof TooManyRequests || !(error instanceof ContentUnavailable)) throw error;
    if (closed.has(error.status)) throw new NotOffered(error.message);
    throw error;
  }
}
