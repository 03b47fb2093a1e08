import { z } from 'zod';
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
export async function askForNewPassword(email: string): Promise<void> {
  await ask('auth/forgot-password', { email });
}

/**
 * Sets a new password with the code of a mailed link.
 * @throws CodeRefused, NotOffered, ContentUnavailable, TooManyRequests
 */
export async function setNewPassword(code: string, password: string): Promise<void> {
  const body = { code, password, passwordConfirmation: password };
  await prove('auth/reset-password', body, new CodeRefused());
}

/**
 * Has a link to delete an account mailed, if one belongs to the address; the answer is the same if not.
 * @throws NotOffered, ContentUnavailable, TooManyRequests
 */
export async function askForDeletion(email: string): Promise<void> {
  await ask('account-deletion', { email });
}

const codeAnswer = z.object({ code: z.string().min(1).max(512) });

/**
 * A code for the account that has this email address and this password, as one is mailed. Nothing
 * is deleted before it is confirmed.
 * @throws SignInRefused, NotOffered, ContentUnavailable, TooManyRequests
 */
export async function codeForDeletion(email: string, password: string): Promise<string> {
  const body = { email, password };
  const answer = codeAnswer.safeParse(
    await prove('account-deletion/code', body, new SignInRefused()),
  );
  if (answer.success) return answer.data.code;
  throw new ContentUnavailable('The content service gave no code.', 500, { cause: answer.error });
}

/**
 * Deletes for the account that a code stands for.
 * @throws CodeRefused, NotOffered, ContentUnavailable, TooManyRequests
 */
export async function confirmDeletion(code: string, scope: Scope): Promise<void> {
  await prove('account-deletion/confirm', { code, scope }, new CodeRefused());
}

/** @param refused what it means where the service does not take the proof */
async function prove(path: string, body: Record<string, string>, refused: Error): Promise<unknown> {
  try {
    return await ask(path, body);
  } catch (error) {
    if (error instanceof ContentUnavailable && error.status === 400) throw refused;
    throw error;
  }
}

async function ask(path: string, body: unknown): Promise<unknown> {
  try {
    return await deliver(currentEnvironment().CONTENT_API, path, body);
  } catch (error) {
    if (error instanceof TooManyRequests || !(error instanceof ContentUnavailable)) throw error;
    if (closed.has(error.status)) throw new NotOffered(error.message);
    throw error;
  }
}
