import type { Core } from '@strapi/strapi';
import { namesOneHost } from '../host';

interface Refusal {
  status: number;
  name: string;
  message: string;
}

/** What Koa's own parts throw at a request that is wrong by itself; its message may be shown. */
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error &&
  'expose' in error &&
  error.expose === true &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500;

/** Longest address that is read: a search for a whole paragraph, each Arabic letter of it six characters. */
export const LONGEST_ADDRESS = 8192;

/** The body of an answer that refuses, in the form of Strapi's errors. */
export const refusalBody = ({ status, name, message }: Refusal) => ({
  data: null,
  error: { status, name, message },
});

/**
 * Answers a malformed or too large request in the form of Strapi's errors. Strapi would write each
 * into the log with its stack, so that any stranger could fill it.
 */
const refusedRequests: Core.MiddlewareFactory = () => async (ctx, next) => {
  try {
    if (ctx.originalUrl.length > LONGEST_ADDRESS) ctx.throw(414);
    if (!namesOneHost(ctx.req.rawHeaders)) ctx.throw(400);
    await next();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    ctx.status = error.status;
    ctx.body = refusalBody(error);
  }
};

export default refusedRequests;
