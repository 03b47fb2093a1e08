import type { Core } from '@strapi/strapi';
import { answerWithin } from '../database/patience';
import { isUnavailable } from '../database/unavailable';
import { refusalBody } from './refused-requests';

/** Seconds after which a client may ask again. */
const RETRY_AFTER = 5;

const BODY = refusalBody({
  status: 503,
  name: 'ServiceUnavailableError',
  message: 'The database is not available. Please try again later.',
});

/**
 * Answers 503 with Retry-After where a request failed because the database is not available; Strapi
 * would answer 500 or, where it takes the failure for the client's, 400.
 */
const databaseUnavailable: Core.MiddlewareFactory = () => async (ctx, next) => {
  const { failed, error } = await answerWithin(next, () => ctx.res.writableEnded);
  const isCause = isUnavailable(error) || (failed && (error !== undefined || ctx.status >= 400));
  if (!isCause && error !== undefined) throw error;
  if (!isCause) return;
  ctx.status = 503;
  ctx.set('Retry-After', String(RETRY_AFTER));
  ctx.body = BODY;
};

export default databaseUnavailable;
