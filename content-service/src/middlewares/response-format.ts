import type { Core } from '@strapi/strapi';

const HEADER = 'strapi-response-format';

/**
 * Answers of the content API have the shape of version 4 (`{ id, attributes }` all the way down)
 * unless the request names another with `Strapi-Response-Format: v5`.
 */
const responseFormat: Core.MiddlewareFactory = (_config, { strapi }) => {
  const prefix = `${strapi.config.get('api.rest.prefix', '/api')}/`;
  return async (ctx, next) => {
    if (ctx.path.startsWith(prefix)) {
      ctx.request.headers[HEADER] ??= 'v4';
      ctx.vary(HEADER);
    }
    await next();
  };
};

export default responseFormat;
