import { expect, test, vi } from 'vitest';
import { healthCheck } from './health-check';

const refused = Object.assign(new Error('connect 10.0.0.1:5432'), { code: 'ECONNREFUSED' });

test('is null while the database answers', async () => {
  expect(await healthCheck(async () => [{ one: 1 }])()).toBeNull();
});

test.each([
  [refused, 'the database cannot be reached (ECONNREFUSED)'],
  [new Error('password of user@10.0.0.1'), 'the database answers with an error'],
])('says why it does not, and names no server', async (error, reason) => {
  expect(await healthCheck(() => Promise.reject(error))()).toBe(reason);
});

test('does not wait longer than its limit for a database that hangs', async () => {
  const check = healthCheck(() => new Promise(() => {}), { limitMs: 20 });
  expect(await check()).toBe('the database does not answer within 20 ms');
});

test('has one question under way, and asks anew when it was answered or is too old', async () => {
  let time = 0;
  let result = Promise.withResolvers<void>();
  const query = vi.fn(() => result.promise);
  const check = healthCheck(query, { now: () => time, limitMs: 20 });
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
