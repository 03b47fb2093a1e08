import { expect, test } from 'vitest';
import { currentDeadline, markUnavailable, runWithDeadline } from './request-deadline';

test('all statements of a request share a deadline, earlier than background work', async () => {
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

test('work after the response has the deadline of background work', async () => {
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

test('an outage is recorded for its own request only', async () => {
  const [affected, other] = await Promise.all([
    runWithDeadline(async () => markUnavailable(), Boolean),
    runWithDeadline(async () => {}, Boolean),
  ]);
  markUnavailable();
  expect([affected, other]).toEqual([{ isUnavailable: true }, { isUnavailable: false }]);
});

test('returns an error that was thrown', async () => {
  const error = new Error('wrong');
  const outcome = await runWithDeadline(() => Promise.reject(error), Boolean);
  expect(outcome).toEqual({ isUnavailable: false, error });
});
