import { createServer, type Server } from 'node:http';
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  register,
} from 'prom-client';
import type { CallOutcome } from '../app/content/events.server.ts';
import type { Health } from './health.ts';
import type { RequestRecord } from './request-record.ts';

/** Prometheus metrics of one process; the default ones include event-loop lag and memory. */
export function createMetrics(health: Health) {
  collectDefaultMetrics();
  new Gauge({
    name: 'website_degraded',
    help: '1 if this part of the site is degraded, else 0',
    labelNames: ['part'],
    // Across processes: degraded if it is so in any of them.
    aggregator: 'max',
    collect() {
      for (const { part, isDegraded } of health.parts()) this.set({ part }, isDegraded ? 1 : 0);
    },
  });
  const requests = new Counter({
    name: 'website_requests_total',
    help: 'HTTP requests, by status and source of the response',
    labelNames: ['status', 'source'],
  });
  const durations = new Histogram({
    name: 'website_request_seconds',
    help: 'Response time in seconds, by source of the response',
    labelNames: ['source'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3],
  });
  const renderings = new Histogram({
    name: 'website_render_seconds',
    help: 'Time to render a page in seconds, content service calls included',
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3],
  });
  const calls = new Counter({
    name: 'website_content_calls_total',
    help: 'Calls to the content service, by outcome',
    labelNames: ['outcome'],
  });
  return {
    observeRequest({ status, source, ms }: RequestRecord): void {
      requests.inc({ status, source });
      durations.observe({ source }, ms / 1000);
    },
    observeRendering: (seconds: number) => renderings.observe(seconds),
    countContentCall: (outcome: CallOutcome) => calls.inc({ outcome }),
    /** @param queueLength returns the number of pages waiting to be rendered */
    trackQueueLength(queueLength: () => number): void {
      new Gauge({
        name: 'website_render_queue_pages',
        help: 'Pages waiting to be rendered',
        collect() {
          this.set(queueLength());
        },
      });
    },
  };
}

/** Serves metrics on a port of their own. @param collectMetrics called for each request */
export function serveMetrics(
  host: string,
  port: number,
  collectMetrics: () => Promise<string>,
): Server {
  return createServer(async (_, response) => {
    try {
      const metrics = await collectMetrics();
      response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
      response.end(metrics);
    } catch {
      response.writeHead(503).end();
    }
  }).listen(port, host);
}

// Workers need one, too: it responds to the primary process.
const aggregator = new AggregatorRegistry();

/** The metrics of all workers. */
export const clusterMetrics = () => aggregator.clusterMetrics();

/** The metrics of this process. */
export const processMetrics = () => register.metrics();
