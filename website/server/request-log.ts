import { destination, pino } from 'pino';
import type { RequestRecord } from './request-record.ts';

/** Lines are handed over when there are many, or after this time; in milliseconds. */
const FLUSH_INTERVAL_MS = 1000;
const BUFFER_BYTES = 64 * 1024;

/** One line a request. They are gathered, as writing each by itself would cost more than answering. */
export function createRequestLog() {
  const output = destination({
    fd: 1,
    sync: false,
    minLength: BUFFER_BYTES,
    maxWrite: 2 * BUFFER_BYTES,
    // Where nobody reads them, lines are dropped rather than piled up.
    maxLength: 100 * BUFFER_BYTES,
  });
  const log = pino({ base: null }, output);
  setInterval(() => output.flush(), FLUSH_INTERVAL_MS).unref();
  return {
    write: (record: RequestRecord) => log.info(record, 'request'),
    /** Hands over what is left, before the process ends. */
    flush: () => output.flushSync(),
  };
}
