import { expect, test } from 'vitest';
import { currentDeadline, markUnavailable, runWithDeadline } from './request-deadline';

test('all statements of a request have one end, sooner than background work', async () => {
  const deadlines: number[] = [];
  const startedAt = Date.now();
  await runWithDeadline(
    async () => {
      deadlines.push(currentDeadline());
      deadlines.push(currentDeadline(Date.now() + 5000));
    },
    () => false,
  );
  expect(deadlines[0]).toBe(deadlines[1]);
  expect((deadlines[0] ?? 0) - startedAt).toBeLessThan(2800);
  expect(currentDeadline(startedAt)).toBeGreaterThan(deadlines[0] ?? 0);
});

test('what goes on after the answer counts as background work', async () => {
  let isFinished = false;
  let deadline = 0;
  await runWithDeadline(
    async () => {
      isFinished = true;
      deadline = currentDeadline(0);
    },
    () => isFinished,
  );
  expect(deadline).toBe(currentDeadline(0));
});

test('a failure is noted at the request that it belongs to', async () => {
  const [affected, other] = await Promise.all([
    runWithDeadline(async () => markUnavailable(), Boolean),
    runWithDeadline(async () => {}, Boolean),
  ]);
  markUnavailable();
  expect([affected, other]).toEqual([{ isUnavailable: true }, { isUnavailable: false }]);
});

test('what is thrown comes back', async () => {
  const error = new Error('wrong');
  const outcome = await runWithDeadline(() => Promise.reject(error), Boolean);
  expect(outcome).toEqual({ isUnavailable: false, error });
});
