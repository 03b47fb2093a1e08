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

/** Figures of one process for Prometheus; event-loop delay and memory are among the default ones. */
export function createMetrics(health: Health) {
  collectDefaultMetrics();
  new Gauge({
    name: 'website_degraded',
    help: 'Whether a part works worse than it should: 1, else 0',
    labelNames: ['part'],
    // Of several processes: where it is so in one of them.
    aggregator: 'max',
    collect() {
      for (const { part, isDegraded } of health.parts()) this.set({ part }, isDegraded ? 1 : 0);
    },
  });
  const requests = new Counter({
    name: 'website_requests_total',
    help: 'Requests answered, by status and by the way the answer came about',
    labelNames: ['status', 'source'],
  });
  const durations = new Histogram({
    name: 'website_request_seconds',
    help: 'Time to answer, by the way the answer came about',
    labelNames: ['source'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3],
  });
  const renderings = new Histogram({
    name: 'website_render_seconds',
    help: 'Time to make a page, content calls included',
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
    /** @param queueLength tells how many pages wait to be rendered */
    trackQueueLength(queueLength: () => number): void {
      new Gauge({
        name: 'website_render_queue_pages',
        help: 'Pages that wait to be rendered',
        collect() {
          this.set(queueLength());
        },
      });
    },
  };
}

/** Gives the figures of all processes on a port of their own. @param collectMetrics what to answer, made anew */
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

// Workers need one, too: it is what answers the process above them.
const aggregator = new AggregatorRegistry();

/** The figures of all processes that share the port. */
export const clusterMetrics = () => aggregator.clusterMetrics();

/** The figures of this process. */
export const processMetrics = () => register.metrics();
