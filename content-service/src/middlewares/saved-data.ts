import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { publicDirectory } from '../data-directory';

/** Formats larger than `small`; the latter is there wherever one of them is. */
const LARGER = /^\/uploads\/(?:medium|large|xlarge)_([^/]+\.webp)$/;

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * To visitors whose browser asks to save data, small pictures in place of larger ones. Pages are the
 * same for all visitors, so this is where it is decided; a cache in front keeps both by `Vary`.
 */
const savedData: Core.MiddlewareFactory = () => async (ctx, next) => {
  const name = LARGER.exec(ctx.path)?.[1];
  if (name === undefined) return next();
  ctx.vary('Save-Data');
  const small = `/uploads/small_${name}`;
  if (ctx.get('Save-Data') === 'on' && (await exists(path.join(publicDirectory, small)))) {
    ctx.path = small;
  }
  return next();
};

export default savedData;
