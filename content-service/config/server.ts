import type { Core } from '@strapi/strapi';
import { publicDirectory, secret } from '../src/data-directory';
import { environment } from '../src/environment';

const config: Core.Config.Server = {
  host: environment.host,
  port: environment.port,
  url: environment.publicUrl,
  // Behind TLS the proxy's word on protocol and address is taken. Of several addresses the last is
  // the one that it saw itself; those before were written by whoever likes to be somebody else.
  proxy: { koa: environment.publicUrl.startsWith('https:'), maxIpsCount: 1 },
  app: { keys: secret('APP_KEYS').split(',') },
  // Strapi serves everything in this folder, so it holds uploads and nothing else: the database
  // and the secrets lie one level above it.
  dirs: { public: publicDirectory },
  http: {
    serverOptions: {
      // Of the address and all headers together; the longest call of the contract has 3 KB.
      maxHeaderSize: 16 * 1024,
      // Who sends slower holds up a connection: 10 seconds for headers, 2 minutes for an upload.
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      connectionsCheckingInterval: 5000,
      // Longer than clients keep an idle connection, or they would send into a closed one.
      keepAliveTimeout: 30_000,
    },
  },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  webhooks: { populateRelations: false },
};

export default config;
