import { createServer, type Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { environment } from '../environment';
import { createMetrics } from './metrics';

let server: Server | undefined;

/** Serves metrics for Prometheus on a port of their own, if CONTENT_METRICS_PORT is set. */
export function serveMetrics(strapi: Core.Strapi): void {
  const { metrics, dataDirectory } = environment;
  if (!metrics) return;
  const registry = createMetrics({
    strapi,
    statements: strapi.db.connection,
    server: strapi.server.httpServer,
    dataDirectory,
  });
  server = createServer(async (_, response) => {
    try {
      const text = await registry.metrics();
      response.setHeader('Content-Type', registry.contentType);
      response.end(text);
    } catch {
      // The database does not answer, which `up` of the scrape then says.
      response.writeHead(503).end();
    }
  });
  server.on('error', (error) => strapi.log.error(`metrics are not served: ${error.message}`));
  server.listen(metrics.port, metrics.host);
}

/** Ends the connections, also idle ones. */
export function stopServingMetrics(): void {
  server?.close();
  server?.closeAllConnections();
}
