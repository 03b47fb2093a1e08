import { expect, test } from 'vitest';
import { answerWithin, noteFailure, patienceEnds } from './patience';

test('all statements of a request have one end, sooner than background work', async () => {
  const ends: number[] = [];
  const began = Date.now();
  await answerWithin(
    async () => {
      ends.push(patienceEnds());
      ends.push(patienceEnds(Date.now() + 5000));
    },
    () => false,
  );
  expect(ends[0]).toBe(ends[1]);
  expect((ends[0] ?? 0) - began).toBeLessThan(2800);
  expect(patienceEnds(began)).toBeGreaterThan(ends[0] ?? 0);
});

test('what goes on after the answer counts as background work', async () => {
  let isAnswered = false;
  let end = 0;
  await answerWithin(
    async () => {
      isAnswered = true;
      end = patienceEnds(0);
    },
    () => isAnswered,
  );
  expect(end).toBe(patienceEnds(0));
});

test('a failure is noted at the request that it belongs to', async () => {
  const [one, other] = await Promise.all([
    answerWithin(async () => noteFailure(), Boolean),
    answerWithin(async () => {}, Boolean),
  ]);
  noteFailure();
  expect([one, other]).toEqual([{ failed: true }, { failed: false }]);
});

test('what is thrown comes back', async () => {
  const error = new Error('wrong');
  const outcome = await answerWithin(() => Promise.reject(error), Boolean);
  expect(outcome).toEqual({ failed: false, error });
});
