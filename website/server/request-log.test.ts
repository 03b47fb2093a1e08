import { expect, it } from 'vitest';
import { createRequestFilter, type LoggedRequests, SAMPLED_ONE_IN } from './request-log.ts';

const record = (status: number) => ({
  method: 'GET',
  path: '/articles',
  status,
  source: 'file' as const,
  ms: 1,
  isComplete: true,
});

it.each<[LoggedRequests, number, number]>([
  ['none', 0, 0],
  ['errors', 0, 2],
  ['sampled', 3, 2],
  ['all', 3 * SAMPLED_ONE_IN, 2],
])('logs %s: %i of those that succeed, %i of those that fail', (logged, succeeded, failed) => {
  const isLogged = createRequestFilter(logged);
  const statuses = Array.from({ length: 3 * SAMPLED_ONE_IN }, (_, index) =>
    index % 3 ? 200 : 404,
  );
  expect(statuses.filter((status) => isLogged(record(status)))).toHaveLength(succeeded);
  expect([500, 503].filter((status) => isLogged(record(status)))).toHaveLength(failed);
});
