import { ReadStream } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { publicDirectory } from '../data-directory';

/** Shown by a browser as what they are; all else is only ever downloaded, an SVG or PDF too. */
const INLINE_TYPES = /^(image\/(avif|gif|jpeg|png|webp)|audio\/|video\/)/;

const HEADERS = {
  // Opened by itself, a file runs nothing and reaches nothing.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  // The website stands on another host and shows the pictures.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // A file that is replaced gets another name.
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** Whatever a browser makes of an uploaded file, it does no harm to this address. */
const uploadHeaders: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  if (ctx.status >= 300 || !(ctx.path.startsWith('/uploads/') || isPublicFile(ctx.body))) return;
  ctx.set(HEADERS);
  if (!INLINE_TYPES.test(ctx.type)) ctx.attachment();
};

/** There are more spellings of an address than `/uploads/…`; what is sent tells for certain. */
const isPublicFile = (body: unknown) =>
  body instanceof ReadStream && String(body.path).startsWith(publicDirectory + path.sep);

export default uploadHeaders;
