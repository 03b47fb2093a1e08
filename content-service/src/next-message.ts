import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

/** What Node calls a thread that has ended. */
const ENDED = -1;

/**
 * The next message of a thread.
 * @param signal ends waiting
 * @throws what ended the thread before it sent one, also if it has just exited
 */
export async function nextMessage(thread: Worker, signal?: AbortSignal): Promise<unknown> {
  if (thread.threadId === ENDED) throw new Error('the thread has ended');
  const waiting = new AbortController();
  const signals = [waiting.signal, ...(signal ? [signal] : [])];
  const options = { signal: AbortSignal.any(signals) };
  try {
    const exit = once(thread, 'exit', options).then(([code]) => {
      throw new Error(`the thread has ended with exit code ${code}`);
    });
    const [message] = await Promise.race([once(thread, 'message', options), exit]);
    return message;
  } finally {
    waiting.abort();
  }
}
