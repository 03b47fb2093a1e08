import { data, redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { localPath } from '../addresses/links.ts';
import { CodeRefused, NotOffered, SignInRefused } from '../content/accounts.server.ts';
import { ContentUnavailable, errorDetails, TooManyRequests } from '../content/errors.ts';
import { logFailure } from '../log.server.ts';
import { OUTCOME } from '../ui/form/outcome-id.ts';
import type { FormState, Problem } from './form-state.ts';

/** The status that tells of each problem; 422 tells of answers that need another look. */
const statusOf: Record<Problem['kind'], number> = {
  trapped: 422,
  hurried: 422,
  later: 429,
  failed: 503,
  notOffered: 501,
  codeRefused: 400,
  signInRefused: 400,
};

/**
 * What a page that knows a secret, such as a mailed code, says about itself: kept nowhere, and its
 * address passed on to nobody.
 */
export const secretHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

/**
 * The page again, with what was typed and what stands in the way.
 * @param more headers besides those that every such answer has
 */
export function unfinished<State extends FormState>(state: State, more: HeadersInit = {}) {
  const { problem } = state;
  const headers = new Headers(more);
  headers.set('Cache-Control', 'no-store');
  if (problem?.kind === 'later') headers.set('Retry-After', String(problem.wait));
  return data(state, { status: problem ? statusOf[problem.kind] : 422, headers });
}

/**
 * To the page that says it worked. It is a page of its own, so that reloading it sends nothing twice.
 * @param query what tells the page, e.g. `?sent=1`
 */
export function finished(request: Request, query: string): Response {
  const { language, path } = readAddress(new URL(request.url).pathname);
  return redirect(`${localPath(language, path)}${query}#${OUTCOME}`, {
    status: 303,
    headers: { 'Cache-Control': 'no-store' },
  });
}

/**
 * What a failed call means to the visitor; logged where somebody has to look after it.
 * @param what was tried, in words for the log
 * @throws what is our own bug
 */
export function problemOf(what: string, error: unknown): Problem {
  if (error instanceof CodeRefused) return { kind: 'codeRefused' };
  if (error instanceof SignInRefused) return { kind: 'signInRefused' };
  if (error instanceof TooManyRequests) return { kind: 'later', wait: error.retryAfter };
  if (!(error instanceof NotOffered || error instanceof ContentUnavailable)) throw error;
  logFailure(what, error);
  if (error instanceof NotOffered) return { kind: 'notOffered' };
  // What our own side says of a dead network is for the log.
  const detail = error.cause ? errorDetails(null).message : error.message;
  return { kind: 'failed', detail };
}
