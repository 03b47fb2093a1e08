// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenReachable } from './when-reachable.ts';

let isOnline: boolean;
let requests: () => Promise<Response>;
let isReachable: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isOnline = false;
  isReachable = false;
  requests = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', () => requests());
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  void whenReachable().then(() => {
    isReachable = true;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const goOnline = () => {
  isOnline = true;
  dispatchEvent(new Event('online'));
};

it('asks nothing without a network, and at once when there is one', async () => {
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests).not.toHaveBeenCalled();
  requests = async () => new Response();
  goOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(isReachable).toBe(true);
});

it('asks again, less and less often, while requests fail although there is a network', async () => {
  goOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(vi.mocked(requests).mock.calls.length).toBeLessThan(20);
  requests = async () => new Response();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isReachable).toBe(true);
});
