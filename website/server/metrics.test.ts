import { expect, it } from 'vitest';
import { createHealth } from './health.ts';
import { createMetrics, processMetrics } from './metrics.ts';

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
