import type { Core } from '@strapi/strapi';
import { healthCheck } from '../database/health-check';

/** The cheapest query that reaches the database; on SQLite it has to read the file. */
const QUERY = {
  sqlite: 'select 1 from sqlite_master limit 1',
  postgres: 'select 1',
};

/**
 * `/_health` returns 204 while the database responds, otherwise 503 with the reason. Strapi's own
 * health check always returns 204.
 */
const health: Core.MiddlewareFactory = (_config, { strapi }) => {
  const isPostgres = strapi.db.dialect.client === 'postgres';
  const check = healthCheck(async () =>
    strapi.db.connection.raw(QUERY[isPostgres ? 'postgres' : 'sqlite']),
  );
  return async (ctx, next) => {
    if (ctx.path !== '/_health') return next();
    const reason = await check();
    ctx.set('Cache-Control', 'no-store');
    ctx.status = reason === null ? 204 : 503;
    if (reason !== null) ctx.body = { status: 'unavailable', reason };
  };
};

export default health;
