import type { Core } from '@strapi/strapi';
import { runWithDeadline } from '../database/request-deadline';
import { isUnavailable } from '../database/unavailable';
import { errorBody } from './rejected-requests';

/** Seconds after which a client may retry. */
const RETRY_AFTER = 5;

const BODY = errorBody({
  status: 503,
  name: 'ServiceUnavailableError',
  message: 'The database is not available. Please try again later.',
});

/**
 * Returns 503 with Retry-After if a request failed because the database is unavailable. Strapi would
 * return 500 or, if it mistakes the failure for the client's, 400.
 */
const databaseUnavailable: Core.MiddlewareFactory = () => async (ctx, next) => {
  const { isUnavailable: sawOutage, error } = await runWithDeadline(
    next,
    () => ctx.res.writableEnded,
  );
  const isOutage =
    isUnavailable(error) || (sawOutage && (error !== undefined || ctx.status >= 400));
  if (!isOutage && error !== undefined) throw error;
  if (!isOutage) return;
  ctx.status = 503;
  ctx.set('Retry-After', String(RETRY_AFTER));
  ctx.body = BODY;
};

export default databaseUnavailable;
