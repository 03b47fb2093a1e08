import type { Core } from '@strapi/strapi';
import { publicDirectory, secret } from '../src/data-directory';
import { environment } from '../src/environment';

const config: Core.Config.Server = {
  host: environment.host,
  port: environment.port,
  url: environment.publicUrl,
  // Behind a TLS proxy its forwarded headers are trusted. Of several addresses only the last one was
  // added by the proxy itself; clients can make up the others.
  proxy: { koa: environment.publicUrl.startsWith('https:'), maxIpsCount: 1 },
  app: { keys: secret('APP_KEYS').split(',') },
  // Strapi serves everything in this folder, so it holds uploads only; the database and the secrets
  // are one level above it.
  dirs: { public: publicDirectory },
  http: {
    serverOptions: {
      // URL and headers together; the longest call in the contract has 3 KB.
      maxHeaderSize: 16 * 1024,
      // Limits for slow clients, which occupy a connection: 10 s for headers, 2 min for an upload.
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      connectionsCheckingInterval: 5000,
      // Longer than clients keep idle connections, so that they never send on a closed one.
      keepAliveTimeout: 30_000,
    },
  },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  webhooks: { populateRelations: false },
};

export default config;
