import type { Core } from '@strapi/strapi';
import { rejectUnusable } from '../unusable-input';

/** Rejects requests with names such as `constructor`, or with NUL, in query or body with 400. */
const unusableInput: Core.MiddlewareFactory = () => async (ctx, next) => {
  // Reading ctx.query parses it, which makes `decodeParameter` throw even if nothing else reads it.
  rejectUnusable([ctx.query, ctx.request.body]);
  await next();
};

export default unusableInput;
