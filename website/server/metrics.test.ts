import { register } from 'prom-client';
import { afterEach, expect, it } from 'vitest';
import { createHealth } from './health.ts';
import { createMetrics, processMetrics } from './metrics.ts';

afterEach(() => register.clear());

it('counts requests by status and source, with the time they took', async () => {
  const { observeRequest } = createMetrics(createHealth(Date.now));
  const request = { method: 'GET', path: '/tea', isComplete: true } as const;
  observeRequest({ ...request, status: 404, source: 'miss', ms: 15 });
  observeRequest({ ...request, status: 404, source: 'miss', ms: 500 });
  const text = await processMetrics();
  expect(text).toContain('website_requests_total{status="404",source="miss"} 2\n');
  expect(text).toContain('website_request_seconds_bucket{le="0.02",source="miss"} 1\n');
  expect(text).toContain('website_request_seconds_sum{source="miss"} 0.515\n');
});

it('reports whether each part is degraded at the time of the request', async () => {
  const health = createHealth(Date.now);
  createMetrics(health);
  const content = health.register('content_service');
  health.register('page_store');
  content.degrade('unreachable');
  expect(await processMetrics()).toContain(
    'website_degraded{part="content_service"} 1\nwebsite_degraded{part="page_store"} 0\n',
  );
  content.recover();
  expect(await processMetrics()).toContain('website_degraded{part="content_service"} 0\n');
});
