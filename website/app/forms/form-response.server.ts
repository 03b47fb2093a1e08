import { data, redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { localisedPath } from '../addresses/links.ts';
import { AccountsNotSupported, CodeRejected, SignInRejected } from '../content/accounts.server.ts';
import { ContentUnavailable, errorDetails, TooManyRequests } from '../content/errors.ts';
import { logFailure } from '../log.server.ts';
import { OUTCOME_ID } from '../ui/form/outcome-id.ts';
import type { FormState, Problem } from './form-state.ts';

/** The status that tells of each problem; 422 tells of answers that need another look. */
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
 * What a page that knows a secret, such as a mailed code, says about itself: kept nowhere, and its
 * address passed on to nobody.
 */
export const secretHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

/**
 * The page again, with what was typed and what stands in the way.
 * @param extraHeaders headers besides those that every such answer has
 */
export function formWithErrors<State extends FormState>(
  state: State,
  extraHeaders: HeadersInit = {},
) {
  const { problem } = state;
  const headers = new Headers(extraHeaders);
  headers.set('Cache-Control', 'no-store');
  if (problem?.kind === 'rateLimited')
    headers.set('Retry-After', String(problem.retryAfterSeconds));
  return data(state, { status: problem ? statusOf[problem.kind] : 422, headers });
}

/**
 * To the page that says it worked. It is a page of its own, so that reloading it sends nothing twice.
 * @param query what tells the page, e.g. `?sent=1`
 */
export function redirectToSuccess(request: Request, query: string): Response {
  const { language, path } = readAddress(new URL(request.url).pathname);
  return redirect(`${localisedPath(language, path)}${query}#${OUTCOME_ID}`, {
    status: 303,
    headers: { 'Cache-Control': 'no-store' },
  });
}

/**
 * What a failed call means to the visitor; logged where somebody has to look after it.
 * @param operation was tried, in words for the log
 * @throws what is our own bug
 */
export function problemOf(operation: string, error: unknown): Problem {
  if (error instanceof CodeRejected) return { kind: 'codeRejected' };
  if (error instanceof SignInRejected) return { kind: 'signInRejected' };
  if (error instanceof TooManyRequests)
    return { kind: 'rateLimited', retryAfterSeconds: error.retryAfter };
  if (!(error instanceof AccountsNotSupported || error instanceof ContentUnavailable)) throw error;
  logFailure(operation, error);
  if (error instanceof AccountsNotSupported) return { kind: 'notSupported' };
  // What our own side says of a dead network is for the log.
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
