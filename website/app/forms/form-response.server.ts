import { data, redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { localisedPath } from '../addresses/links.ts';
import { AccountsNotSupported, CodeRejected, SignInRejected } from '../content/accounts.server.ts';
import { ContentUnavailable, errorDetails, TooManyRequests } from '../content/errors.ts';
import { logFailure } from '../log.server.ts';
import { OUTCOME_ID } from '../ui/form/outcome-id.ts';
import type { FormState, Problem } from './form-state.ts';

/** The HTTP status of each problem; a form with invalid fields gets 422. */
const statusOf: Record<Problem['kind'], number> = {
  honeypotFilled: 422,
  tooFast: 422,
  rateLimited: 429,
  upstreamFailed: 503,
  notSupported: 501,
  codeRejected: 400,
  signInRejected: 400,
};

/**
 * Headers of a page that contains a secret, such as a mailed code: the page is not cached, and its
 * address is not sent as a referrer.
 */
export const secretHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

/**
 * The Cache-Control header of a page that answers a form. Browsers show it again on return, with what was
 * typed; with `no-store` they would show an error instead, as it cannot be requested again.
 */
export const ANSWER_CACHE_CONTROL = 'private, no-cache';

/**
 * The response that shows a form again with its values and errors.
 * @param extraHeaders headers besides Retry-After
 */
export function formWithErrors<State extends FormState>(
  state: State,
  extraHeaders: HeadersInit = {},
) {
  const { problem } = state;
  const headers = new Headers(extraHeaders);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', ANSWER_CACHE_CONTROL);
  if (problem?.kind === 'rateLimited')
    headers.set('Retry-After', String(problem.retryAfterSeconds));
  return data(state, { status: problem ? statusOf[problem.kind] : 422, headers });
}

/**
 * Redirects to the page that confirms success, so that a reload does not send the form again.
 * @param query tells the page what to confirm, e.g. `?sent=1`
 */
export function redirectToSuccess(request: Request, query: string): Response {
  const { language, path } = readAddress(new URL(request.url).pathname);
  return redirect(`${localisedPath(language, path)}${query}#${OUTCOME_ID}`, {
    status: 303,
    headers: { 'Cache-Control': 'no-store' },
  });
}

/**
 * What a failed call means to the visitor. Failures that an operator has to look into are logged.
 * @param operation names the call in the log
 * @throws errors that are our own bugs
 */
export function problemOf(operation: string, error: unknown): Problem {
  if (error instanceof CodeRejected) return { kind: 'codeRejected' };
  if (error instanceof SignInRejected) return { kind: 'signInRejected' };
  if (error instanceof TooManyRequests)
    return { kind: 'rateLimited', retryAfterSeconds: error.retryAfter };
  if (!(error instanceof AccountsNotSupported || error instanceof ContentUnavailable)) throw error;
  logFailure(operation, error);
  if (error instanceof AccountsNotSupported) return { kind: 'notSupported' };
  // The message of a network error is not the content service's and belongs in the log only.
  const detail = error.cause ? errorDetails(null).message : error.message;
  return { kind: 'upstreamFailed', detail };
}

type HeaderSources = {
  loaderHeaders: Headers;
  actionHeaders: Headers;
  errorHeaders?: Headers | undefined;
};

/** The headers of a page with a form: those of the action if it set any, else those of the loader. */
export function formHeaders({
  loaderHeaders,
  actionHeaders,
  errorHeaders,
}: HeaderSources): Headers {
  if (errorHeaders) return errorHeaders;
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;
}
