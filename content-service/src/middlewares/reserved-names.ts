import type { Core } from '@strapi/strapi';
import { rejectReservedNames } from '../reserved-names';

/** Answers 400 where a query or a body has a name such as `constructor`, whatever reads it afterwards. */
const reservedNames: Core.MiddlewareFactory = () => async (ctx, next) => {
  // Read here, for what does not read it: the query throws by `decodeParameter`.
  rejectReservedNames([ctx.query, ctx.request.body]);
  await next();
};

export default reservedNames;
