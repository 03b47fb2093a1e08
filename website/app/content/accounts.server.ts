import { z } from 'zod';
import { currentEnvironment } from '../environment.server.ts';
import { ContentUnavailable, TooManyRequests } from './errors.ts';
import { postJson } from './post-json.server.ts';

/** The content service keeps no accounts, or lets nobody do this to them. */
export class AccountsNotSupported extends Error {
  override name = 'AccountsNotSupported';
}

/** A code that is none, was used, or is too old; which of these is not said. */
export class CodeRejected extends Error {
  override name = 'InvalidCode';
}

/** No account has this email address and this password; which of these is wrong is not said. */
export class SignInRejected extends Error {
  override name = 'InvalidCredentials';
}

/** What is deleted: the account with all that was published, or only the latter. */
export type DeletionScope = 'account' | 'content';

/** How a service answers what it does not have (404, 405) or has not opened (403). */
const unsupportedStatuses = new Set([403, 404, 405]);

/**
 * Has a link for a new password mailed, if an account belongs to the address; the answer is the same if not.
 * @throws NotOffered, ContentUnavailable, TooManyRequests
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await postToContentService('auth/forgot-password', { email });
}

/**
 * Sets a new password with the code of a mailed link.
 * @throws CodeRefused, NotOffered, ContentUnavailable, TooManyRequests
 */
export async function setNewPassword(code: string, password: string): Promise<void> {
  const body = { code, password, passwordConfirmation: password };
  await postCredentials('auth/reset-password', body, new CodeRejected());
}

/**
 * Has a link to delete an account mailed, if one belongs to the address; the answer is the same if not.
 * @throws NotOffered, ContentUnavailable, TooManyRequests
 */
export async function requestAccountDeletion(email: string): Promise<void> {
  await postToContentService('account-deletion', { email });
}

const deletionCodeSchema = z.object({ code: z.string().min(1).max(512) });

/**
 * A code for the account that has this email address and this password, as one is mailed. Nothing
 * is deleted before it is confirmed.
 * @throws SignInRefused, NotOffered, ContentUnavailable, TooManyRequests
 */
export async function requestDeletionCode(email: string, password: string): Promise<string> {
  const body = { email, password };
  const parsed = deletionCodeSchema.safeParse(
    await postCredentials('account-deletion/code', body, new SignInRejected()),
  );
  if (parsed.success) return parsed.data.code;
  throw new ContentUnavailable('The content service gave no code.', 500, { cause: parsed.error });
}

/**
 * Deletes for the account that a code stands for.
 * @throws CodeRefused, NotOffered, ContentUnavailable, TooManyRequests
 */
export async function confirmDeletion(code: string, scope: DeletionScope): Promise<void> {
  await postCredentials('account-deletion/confirm', { code, scope }, new CodeRejected());
}

/** @param rejection what it means where the service does not take the proof */
async function postCredentials(
  path: string,
  body: Record<string, string>,
  rejection: Error,
): Promise<unknown> {
  try {
    return await postToContentService(path, body);
  } catch (error) {
    if (error instanceof ContentUnavailable && error.status === 400) throw rejection;
    throw error;
  }
}

async function postToContentService(path: string, body: unknown): Promise<unknown> {
  try {
    return await postJson(currentEnvironment().CONTENT_API, path, body);
  } catch (error) {
    if (error instanceof TooManyRequests || !(error instanceof ContentUnavailable)) throw error;
    if (unsupportedStatuses.has(error.status)) throw new AccountsNotSupported(error.message);
    throw error;
  }
}
