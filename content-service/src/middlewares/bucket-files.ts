import type { Core } from '@strapi/strapi';
import { bucket } from '../uploads/storage';

const UPLOAD = /^\/uploads\/([\w.-]+)$/;

/** Half of the time for which a signed address is valid at least. */
const CACHE_CONTROL = 'public, max-age=43200';

/**
 * Redirects browsers to the bucket for uploads that are not in DATA_DIR. Without asking whether the
 * bucket has them, so that its outages do not matter here.
 */
const bucketFiles: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  const [, name] = UPLOAD.exec(ctx.path) ?? [];
  const isMissing = ctx.status === 404 && (ctx.method === 'GET' || ctx.method === 'HEAD');
  if (!bucket || !isMissing || name === undefined) return;
  ctx.redirect(await bucket.addressOf(name, new Date()));
  ctx.set('Cache-Control', CACHE_CONTROL);
};

export default bucketFiles;
