import type { Core } from '@strapi/strapi';
import { StorageUnavailable } from '../uploads/storage';
import { errorBody } from './rejected-requests';

/** Seconds after which a client may retry. */
const RETRY_AFTER = 30;

/** The panel translates the message (`src/admin/frame/words/media-library`). */
const BODY = errorBody({
  status: 503,
  name: 'ServiceUnavailableError',
  message: 'The storage for files cannot be reached. Nothing was changed. Please try again later.',
});

/** Returns 503 with Retry-After, and logs the reason, if the storage for uploads fails. */
const storageUnavailable: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      strapi.log.error(error.message);
      ctx.status = 503;
      ctx.set('Retry-After', String(RETRY_AFTER));
      ctx.body = BODY;
    }
  };
};

export default storageUnavailable;
