import { ReadStream } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { publicDirectory } from '../data-directory';

/** Types that browsers may display; all others, such as SVG and PDF, are downloaded. */
const INLINE_TYPES = /^(image\/(avif|gif|jpeg|png|webp)|audio\/|video\/)/;

const HEADERS = {
  // A file that is opened directly can neither run scripts nor load anything.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  // The website embeds the pictures from another origin.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // A file that is replaced gets another name.
  'Cache-Control': 'public, max-age=31536000, immutable',
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
