import type { Context } from 'koa';
import { expect, test, vi } from 'vitest';
import { tooManyRequests } from './limits';

test.each([
  [1, '1'],
  [1500, '2'],
  [60_000, '60'],
])('asks to retry after %i ms in whole seconds, rounded up', (ms, seconds) => {
  const set = vi.fn();
  const error = tooManyRequests({ set } as unknown as Context, ms);
  expect(set).toHaveBeenCalledExactlyOnceWith('Retry-After', seconds);
  expect(error.name).toBe('RateLimitError');
});
