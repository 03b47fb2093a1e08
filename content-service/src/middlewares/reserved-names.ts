import type { Core } from '@strapi/strapi';
import { rejectReservedNames } from '../reserved-names';

/** Rejects requests with names such as `constructor` in query or body with 400. */
const reservedNames: Core.MiddlewareFactory = () => async (ctx, next) => {
  // Reading ctx.query parses it, which makes `decodeParameter` throw even if nothing else reads it.
  rejectReservedNames([ctx.query, ctx.request.body]);
  await next();
};

export default reservedNames;
