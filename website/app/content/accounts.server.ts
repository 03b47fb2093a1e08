import { z } from 'zod';
import { currentEnvironment } from '../environment.server.ts';
import { ContentUnavailable, TooManyRequests } from './errors.ts';
import { postJson } from './post-json.server.ts';

/** The content service has no accounts, or does not permit this operation. */
export class AccountsNotSupported extends Error {
  override name = 'AccountsNotSupported';
}

/** The code is unknown, used or expired; the service does not say which. */
export class CodeRejected extends Error {
  override name = 'CodeRejected';
}

/** The email address or the password is wrong; the service does not say which. */
export class SignInRejected extends Error {
  override name = 'SignInRejected';
}

/** Deletes the account with everything it published, or only what it published. */
export type DeletionScope = 'account' | 'content';

/** Statuses for endpoints that the service does not have (404, 405) or does not permit (403). */
const unsupportedStatuses = new Set([403, 404, 405]);

/**
 * Requests a mail with a link for a new password. Succeeds even if no account has the address.
 * @throws AccountsNotSupported, ContentUnavailable, TooManyRequests
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await postToContentService('auth/forgot-password', { email });
}

/**
 * Sets a new password with the code of a mailed link.
 * @throws CodeRejected, AccountsNotSupported, ContentUnavailable, TooManyRequests
 */
export async function setNewPassword(code: string, password: string): Promise<void> {
  const body = { code, password, passwordConfirmation: password };
  await postCredentials('auth/reset-password', body, new CodeRejected());
}

/**
 * Requests a mail with a link to delete an account. Succeeds even if no account has the address.
 * @throws AccountsNotSupported, ContentUnavailable, TooManyRequests
 */
export async function requestAccountDeletion(email: string): Promise<void> {
  await postToContentService('account-deletion', { email });
}

const deletionCodeSchema = z.object({ code: z.string().min(1).max(512) });

/**
 * Exchanges email address and password for the same kind of code that mailed links carry. Nothing
 * is deleted before the visitor confirms.
 * @throws SignInRejected, AccountsNotSupported, ContentUnavailable, TooManyRequests
 */
export async function requestDeletionCode(email: string, password: string): Promise<string> {
  const body = { email, password };
  const parsed = deletionCodeSchema.safeParse(
    await postCredentials('account-deletion/code', body, new SignInRejected()),
  );
  if (parsed.success) return parsed.data.code;
  throw new ContentUnavailable('The content service returned no code.', 500, {
    cause: parsed.error,
  });
}

/**
 * Deletes the account, or what it published, with a code.
 * @throws CodeRejected, AccountsNotSupported, ContentUnavailable, TooManyRequests
 */
export async function confirmDeletion(code: string, scope: DeletionScope): Promise<void> {
  await postCredentials('account-deletion/confirm', { code, scope }, new CodeRejected());
}

/** @param rejection error to throw if the service rejects the code or password */
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
