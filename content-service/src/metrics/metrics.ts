import { statfs } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countWaitingMails, waitingSince } from '../mail/waiting-mails';
import { jobRuns } from '../repeating-job';
import { uploadEvents } from '../uploads/upload-events';
import { areaOf } from './area';

/** The parts of knex whose events are counted. */
interface Statements {
  on: (
    event: 'query' | 'query-response' | 'query-error',
    listener: (...args: unknown[]) => void,
  ) => unknown;
}

/** What the metrics are about. */
interface Measured {
  strapi: Core.Strapi;
  statements: Statements;
  server: Server;
  /** On whose disk writes are lost when it is full. */
  dataDirectory: string;
}

const SECONDS = [0.005, 0.02, 0.1, 0.3, 1, 3];

/** Begins to measure; the default metrics include the event loop's lag and memory. */
export function createMetrics({ strapi, statements, server, dataDirectory }: Measured): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  measureRequests(server, registers);
  measureStatements(statements, registers);
  const uploads = new Counter({
    name: 'content_uploads_total',
    help: 'Uploads of editors, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  uploadEvents.on('end', (outcome) => uploads.inc({ outcome }));
  new Gauge({
    name: 'content_job_runs',
    help: 'Runs of jobs since the start, by outcome',
    labelNames: ['job', 'outcome'],
    registers,
    collect() {
      for (const [job, { succeeded, failed }] of jobRuns) {
        this.set({ job, outcome: 'succeeded' }, succeeded);
        this.set({ job, outcome: 'failed' }, failed);
      }
    },
  });
  const read = (name: string, help: string, value: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value());
      },
    });
  read('content_mails_waiting', 'Mails that wait to be sent', () => countWaitingMails(strapi));
  read('content_mail_oldest_seconds', 'How long the oldest of them has waited', async () => {
    const since = await waitingSince(strapi);
    return since ? (Date.now() - since.getTime()) / 1000 : 0;
  });
  read('content_disk_size_bytes', 'Size of the disk of DATA_DIR', async () => {
    const { blocks, bsize } = await statfs(dataDirectory);
    return blocks * bsize;
  });
  read('content_disk_free_bytes', 'What is free of it', async () => {
    const { bavail, bsize } = await statfs(dataDirectory);
    return bavail * bsize;
  });
  return registry;
}

function measureRequests(server: Server, registers: Registry[]): void {
  const requests = new Counter({
    name: 'content_requests_total',
    help: 'HTTP requests, by area and status',
    labelNames: ['area', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'content_request_seconds',
    help: 'Response time in seconds, by area',
    labelNames: ['area'],
    buckets: SECONDS,
    registers,
  });
  server.on('request', (request, response) => {
    const area = areaOf(request.url ?? '');
    const end = durations.startTimer({ area });
    response.once('finish', () => {
      requests.inc({ area, status: response.statusCode });
      end();
    });
  });
}

function measureStatements(statements: Statements, registers: Registry[]): void {
  const durations = new Histogram({
    name: 'content_statement_seconds',
    help: 'Time that statements of the database took in seconds, by outcome',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  });
  const running = new WeakMap<object, number>();
  const finish = (outcome: string) => (query: unknown) => {
    const startedAt = typeof query === 'object' && query ? running.get(query) : undefined;
    if (startedAt !== undefined) {
      durations.observe({ outcome }, (performance.now() - startedAt) / 1000);
    }
  };
  statements.on('query', (query) => {
    if (typeof query === 'object' && query) running.set(query, performance.now());
  });
  const [succeeded, failed] = [finish('succeeded'), finish('failed')];
  statements.on('query-response', (_response, query) => succeeded(query));
  statements.on('query-error', (_error, query) => failed(query));
}
