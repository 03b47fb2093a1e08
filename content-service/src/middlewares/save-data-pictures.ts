import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { publicDirectory } from '../data-directory';
import { bucket } from '../uploads/storage';

/** Formats larger than `small`, which exists whenever one of them does. */
const LARGER_FORMAT = /^\/uploads\/((?:medium|large|xlarge)_([^/]+\.webp))$/;

/** Values of the ECT header for connections slower than 4G. */
const SLOW_CONNECTIONS = new Set(['slow-2g', '2g', '3g']);

/** Whether an upload exists; not, if the bucket does not say so. */
const exists = (name: string) =>
  access(path.join(publicDirectory, 'uploads', name)).then(
    () => true,
    () => bucket?.has(name).catch(() => false) ?? false,
  );

/**
 * Serves small pictures instead of larger ones to browsers that save data or have a slow connection.
 * Decided here because pages are the same for all visitors; caches store both thanks to `Vary`.
 */
const saveDataPictures: Core.MiddlewareFactory = () => async (ctx, next) => {
  const [, larger, name] = LARGER_FORMAT.exec(ctx.path) ?? [];
  if (larger === undefined) return next();
  ctx.vary('Save-Data, ECT');
  const small = `small_${name}`;
  const prefersReducedData = ctx.get('Save-Data') === 'on' || SLOW_CONNECTIONS.has(ctx.get('ECT'));
  const isReduced = prefersReducedData && (await exists(small));
  if (isReduced) ctx.path = `/uploads/${small}`;
  await next();
  if (ctx.status !== 200) return;
  // A file name identifies its content. Browsers revalidate when their connection changes; one that
  // has the larger picture may keep it.
  const clientEtags = ctx.get('If-None-Match');
  const servedFile = isReduced && !clientEtags.includes(`"${larger}"`) ? small : larger;
  ctx.etag = servedFile;
  if (clientEtags.includes(`"${servedFile}"`)) ctx.status = 304;
};

export default saveDataPictures;
