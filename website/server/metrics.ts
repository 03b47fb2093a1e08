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
import type { Visit } from './visit.ts';

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
    labelNames: ['status', 'way'],
  });
  const durations = new Histogram({
    name: 'website_request_seconds',
    help: 'Time to answer, by the way the answer came about',
    labelNames: ['way'],
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
    visited({ status, way, ms }: Visit): void {
      requests.inc({ status, way });
      durations.observe({ way }, ms / 1000);
    },
    rendered: (seconds: number) => renderings.observe(seconds),
    called: (outcome: CallOutcome) => calls.inc({ outcome }),
    /** @param waiting tells how many pages wait to be rendered */
    queued(waiting: () => number): void {
      new Gauge({
        name: 'website_render_queue_pages',
        help: 'Pages that wait to be rendered',
        collect() {
          this.set(waiting());
        },
      });
    },
  };
}

/** Gives the figures of all processes on a port of their own. @param text what to answer, made anew */
export function serveMetrics(host: string, port: number, text: () => Promise<string>): Server {
  return createServer(async (_, response) => {
    try {
      const figures = await text();
      response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
      response.end(figures);
    } catch {
      response.writeHead(503).end();
    }
  }).listen(port, host);
}

// Workers need one, too: it is what answers the process above them.
const cluster = new AggregatorRegistry();

/** The figures of all processes that share the port. */
export const allProcesses = () => cluster.clusterMetrics();

/** The figures of this process. */
export const ownFigures = () => register.metrics();
