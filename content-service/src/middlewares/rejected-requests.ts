import type { Core } from '@strapi/strapi';

interface ErrorDetails {
  status: number;
  name: string;
  message: string;
}

/** What Koa's own parts throw at a request that is wrong by itself; its message may be shown. */
const isClientError = (error: unknown): error is ErrorDetails =>
  error instanceof Error &&
  'expose' in error &&
  error.expose === true &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500;

/** Longest address that is read: a search for a whole paragraph, each Arabic letter of it six characters. */
export const MAX_URL_LENGTH = 8192;

/** The body of an answer that refuses, in the form of Strapi's errors. */
export const errorBody = ({ status, name, message }: ErrorDetails) => ({
  data: null,
  error: { status, name, message },
});

/**
 * Answers a malformed or too large request in the form of Strapi's errors. Strapi would write each
 * into the log with its stack, so that any stranger could fill it.
 */
const rejectedRequests: Core.MiddlewareFactory = () => async (ctx, next) => {
  try {
    if (ctx.originalUrl.length > MAX_URL_LENGTH) ctx.throw(414);
    if (!hasSingleHost(ctx.req.rawHeaders)) ctx.throw(400);
    await next();
  } catch (error) {
    if (!isClientError(error)) throw error;
    ctx.status = error.status;
    ctx.body = errorBody(error);
  }
};

/** A host and perhaps a port: neither a list, nor an address with a path or a user. */
const HOST = /^[^\s,/@?#\\]*$/;

/**
 * Whether a request names at most one host, as RFC 9112 (3.2) asks for: of two, programs on its way
 * may each believe another one. Node's `headers.host` is the first of them.
 * @param rawHeaders names and values in turn
 */
function hasSingleHost(rawHeaders: string[]): boolean {
  const hosts = rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  return hosts.length <= 1 && hosts.every((host) => HOST.test(host));
}

export default rejectedRequests;
