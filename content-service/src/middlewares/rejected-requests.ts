import type { Core } from '@strapi/strapi';

interface ErrorDetails {
  status: number;
  name: string;
  message: string;
}

/** An error that Koa and its middlewares throw for a bad request; its message may be shown. */
const isClientError = (error: unknown): error is ErrorDetails =>
  error instanceof Error &&
  'expose' in error &&
  error.expose === true &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500;

/** Maximum URL length: enough for searching a paragraph, at six characters per Arabic letter. */
export const MAX_URL_LENGTH = 8192;

/** The body of an error response, in the format of Strapi's errors. */
export const errorBody = ({ status, name, message }: ErrorDetails) => ({
  data: null,
  error: { status, name, message },
});

/**
 * Rejects malformed and oversized requests in the format of Strapi's errors. Strapi would log each of
 * them with its stack trace, so that strangers could fill the log.
 */
const rejectedRequests: Core.MiddlewareFactory = () => async (ctx, next) => {
  try {
    if (ctx.originalUrl.length > MAX_URL_LENGTH) ctx.throw(414);
    // Nothing has such an address, and PostgreSQL takes no NUL for a comparison.
    if (ctx.path.includes('%00')) ctx.throw(404);
    if (!hasSingleHost(ctx.req.rawHeaders)) ctx.throw(400);
    await next();
  } catch (error) {
    if (!isClientError(error)) throw error;
    ctx.status = error.status;
    ctx.body = errorBody(error);
  }
};

/** A host and an optional port: not a list, no path, no user. */
const HOST = /^[^\s,/@?#\\]*$/;

/**
 * Whether a request has at most one Host header (RFC 9112, 3.2): of two, each proxy on the way might
 * use a different one. Node's `headers.host` is only the first.
 * @param rawHeaders alternating names and values
 */
function hasSingleHost(rawHeaders: string[]): boolean {
  const hosts = rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  return hosts.length <= 1 && hosts.every((host) => HOST.test(host));
}

export default rejectedRequests;
