import { ReadStream } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { publicDirectory } from '../data-directory';
import { CACHE_CONTROL, INLINE_TYPES } from '../uploads/headers';

const HEADERS = {
  // A file that is opened directly can neither run scripts nor load anything.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  // The website embeds the pictures from another origin.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': CACHE_CONTROL,
};

/** Sets headers that keep uploaded files from attacking this origin. */
const uploadHeaders: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  if (ctx.status >= 300 || !(ctx.path.startsWith('/uploads/') || isPublicFile(ctx.body))) return;
  ctx.set(HEADERS);
  if (!INLINE_TYPES.test(ctx.type)) ctx.attachment();
};

/** A path can be spelled in other ways than `/uploads/…`, so the file that is sent decides. */
const isPublicFile = (body: unknown) =>
  body instanceof ReadStream && String(body.path).startsWith(publicDirectory + path.sep);

export default uploadHeaders;
