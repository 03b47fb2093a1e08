import type { Context } from 'koa';

/** The code of the parser of forms for a client that has gone. */
const ABORTED = 1002;

/**
 * Called with what keeps a body from being parsed. What the client sent wrongly is answered with its
 * status; Strapi would answer some of it with a 500 and log it with its stack trace and the beginning
 * of the text, which can be a password.
 * @throws an HTTP error that may be shown, or the error itself if the fault is ours
 */
export function rejectUnreadable(error: Error, ctx: Pick<Context, 'throw'>): never {
  const status = statusOf(error);
  if (status === undefined) throw error;
  // Strapi tells by the message whether a file is too large.
  ctx.throw(status, error.message);
}

/** Each parser says in its own way that the body is at fault. */
function statusOf(error: Error): number | undefined {
  const { status, httpCode, code } = error as Error & Record<string, unknown>;
  if (code === ABORTED || (typeof code === 'string' && code.startsWith('Z_'))) return 400;
  return [status, httpCode].find((each) => typeof each === 'number' && each >= 400 && each < 500) as
    | number
    | undefined;
}
