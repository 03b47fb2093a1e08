import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { publicDirectory } from '../data-directory';

/** Formats larger than `small`; the latter is there wherever one of them is. */
const LARGER_FORMAT = /^\/uploads\/((?:medium|large|xlarge)_([^/]+\.webp))$/;

/** What browsers call a connection that is slower than a good 3G one. */
const SLOW_CONNECTIONS = new Set(['slow-2g', '2g', '3g']);

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * To visitors whose browser asks to save data or tells of a slow connection, small pictures in place
 * of larger ones. Pages are the same for all visitors, so this is where it is decided; a cache in
 * front keeps both by `Vary`.
 */
const saveDataPictures: Core.MiddlewareFactory = () => async (ctx, next) => {
  const [, larger, name] = LARGER_FORMAT.exec(ctx.path) ?? [];
  if (larger === undefined) return next();
  ctx.vary('Save-Data, ECT');
  const small = `small_${name}`;
  const prefersReducedData = ctx.get('Save-Data') === 'on' || SLOW_CONNECTIONS.has(ctx.get('ECT'));
  const isReduced =
    prefersReducedData && (await exists(path.join(publicDirectory, 'uploads', small)));
  if (isReduced) ctx.path = `/uploads/${small}`;
  await next();
  if (ctx.status !== 200) return;
  // A name stands for one content. Browsers ask again when their connection has changed: who has the
  // larger picture needs no other.
  const clientEtags = ctx.get('If-None-Match');
  const servedFile = isReduced && !clientEtags.includes(`"${larger}"`) ? small : larger;
  ctx.etag = servedFile;
  if (clientEtags.includes(`"${servedFile}"`)) ctx.status = 304;
};

export default saveDataPictures;
