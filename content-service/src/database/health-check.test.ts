import { expect, test, vi } from 'vitest';
import { healthCheck } from './health-check';

const refused = Object.assign(new Error('connect 10.0.0.1:5432'), { code: 'ECONNREFUSED' });

test('resolves to null while the database responds', async () => {
  expect(await healthCheck(async () => [{ one: 1 }])()).toBeNull();
});

test.each([
  [refused, 'the database cannot be reached (ECONNREFUSED)'],
  [new Error('password of user@10.0.0.1'), 'the database responds with an error'],
])('gives a reason that does not name the server', async (error, reason) => {
  expect(await healthCheck(() => Promise.reject(error))()).toBe(reason);
});

test('times out if the database hangs', async () => {
  const check = healthCheck(() => new Promise(() => {}), { timeoutMs: 20 });
  expect(await check()).toBe('the database does not respond within 20 ms');
});

test('shares a pending query and sends a new one when it has ended or is too old', async () => {
  let time = 0;
  let result = Promise.withResolvers<void>();
  const query = vi.fn(() => result.promise);
  const check = healthCheck(query, { now: () => time, timeoutMs: 20 });
  await Promise.all([check(), check(), check()]);
  await check();
  expect(query).toHaveBeenCalledTimes(1);
  result.resolve();
  expect(await check()).toBeNull();
  result = Promise.withResolvers();
  await check();
  expect(query).toHaveBeenCalledTimes(2);
  time = 10_000;
  await check();
  expect(query).toHaveBeenCalledTimes(3);
});
