import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { nextMessage } from '../next-message';
import type { ReadCalendar } from './event';
import { FeedError } from './feed';
import type { Reading } from './read-calendar';

const TIMEOUT_MS = 20_000;

/**
 * Reads a calendar of strangers in a thread of its own, which is ended if it takes too long: there are
 * rules of series that are never fulfilled, and reading large calendars would hold up all requests.
 * @throws FeedError if it is no calendar, or takes too long
 */
export async function readInThread(text: string, reading: Reading): Promise<ReadCalendar> {
  const worker = new Worker(path.join(__dirname, 'read-calendar-worker.js'), {
    workerData: { text, reading },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  try {
    return (await nextMessage(worker, AbortSignal.timeout(TIMEOUT_MS))) as ReadCalendar;
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    const reason = name === 'AbortError' ? `it takes more than ${TIMEOUT_MS} ms to read` : message;
    throw new FeedError('feed-unreadable', reason);
  } finally {
    await worker.terminate();
  }
}
