import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { startRepeatingJob } from '../repeating-job';
import { uploadEvents } from '../uploads/upload-events';
import { areaOf } from './area';
import { createMetrics } from './metrics';

test('counts requests, statements, jobs, uploads and waiting mails', async () => {
  const server = createServer((_, response) => response.writeHead(404).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const statements = new EventEmitter();
  const since = new Date(Date.now() - 60_000);
  const strapi = {
    db: {
      query: () => ({
        count: async () => 3,
        findOne: async () => ({ createdAt: since.toISOString() }),
      }),
    },
  } as unknown as Core.Strapi;
  const registry = createMetrics({ strapi, statements, server, dataDirectory: tmpdir() });
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/posts?a=b`);
  const query = {};
  statements.emit('query', query);
  statements.emit('query-response', [], query);
  statements.emit('query', query);
  statements.emit('query-error', new Error('away'), query);
  uploadEvents.emit('end', 'failed');
  const failing = () => Promise.reject(new Error('down'));
  await startRepeatingJob('links', 60_000, failing, () => {}).stop();

  const lines = (await registry.metrics()).split('\n');
  const sample = (name: string) =>
    Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1));
  expect(sample('content_requests_total{area="api",status="404"}')).toBe(1);
  expect(sample('content_request_seconds_count{area="api"}')).toBe(1);
  expect(sample('content_statement_seconds_count{outcome="succeeded"}')).toBe(1);
  expect(sample('content_statement_seconds_count{outcome="failed"}')).toBe(1);
  expect(sample('content_uploads_total{outcome="failed"}')).toBe(1);
  expect(sample('content_job_runs{job="links",outcome="failed"}')).toBe(1);
  expect(sample('content_mails_waiting')).toBe(3);
  expect(sample('content_mail_oldest_seconds')).toBeGreaterThanOrEqual(60);
  expect(sample('content_disk_free_bytes')).toBeGreaterThan(0);
  expect(sample('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  server.close();
});

test.each([
  ['/api/posts', 'api'],
  ['/uploads/boat.webp', 'uploads'],
  ['/content-manager/collection-types/x', 'panel'],
  ['/admin', 'panel'],
  ['/_health', 'other'],
  ['/wp-login.php', 'other'],
])('counts %s as %s', (url, area) => {
  expect(areaOf(url)).toBe(area);
});
