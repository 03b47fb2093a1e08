import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { nextMessage } from './next-message';

const threadOf = (code: string) =>
  new Worker(`const { parentPort } = require('node:worker_threads'); ${code}`, { eval: true });

test('is what the thread sends', async () => {
  const thread = threadOf(`parentPort.postMessage([1]); parentPort.postMessage([2]);`);
  expect(await nextMessage(thread)).toEqual([1]);
  await thread.terminate();
});

test.each([
  ['fails', `throw new Error('out of words')`, 'out of words'],
  ['exits', 'process.exit(3)', 'the thread has ended with exit code 3'],
  ['has nothing left to do', '', 'the thread has ended with exit code 0'],
])('is not waited for when the thread %s', async (_what, code, message) => {
  const thread = threadOf(code);
  await expect(nextMessage(thread)).rejects.toThrow(message);
  await expect(nextMessage(thread)).rejects.toThrow('the thread has ended');
});

test('is waited for as long as the caller wants', async () => {
  const thread = threadOf('setInterval(() => {}, 1000)');
  const waiting = nextMessage(thread, AbortSignal.timeout(20));
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await thread.terminate();
});
