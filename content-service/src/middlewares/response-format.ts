import type { Core } from '@strapi/strapi';

const HEADER = 'strapi-response-format';

/**
 * Makes the content API respond in the format of Strapi 4 (`{ id, attributes }` at every level) by
 * default; requests can choose another with `Strapi-Response-Format: v5`.
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
