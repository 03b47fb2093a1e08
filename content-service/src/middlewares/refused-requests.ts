import type { Core } from '@strapi/strapi';

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

/**
 * Answers a malformed or too large request in the form of Strapi's errors. Strapi would write each
 * into the log with its stack, so that any stranger could fill it.
 */
const refusedRequests: Core.MiddlewareFactory = () => async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { status, name, message } = error;
    ctx.status = status;
    ctx.body = { data: null, error: { status, name, message } };
  }
};

export default refusedRequests;
