import { destination, pino } from 'pino';
import type { RequestRecord } from './request-record.ts';

/** Buffered lines are written after this many milliseconds, or once the buffer is full. */
const FLUSH_INTERVAL_MS = 1000;
const BUFFER_BYTES = 64 * 1024;

/**
 * The access log, one line per request. Buffered: writing each line would cost more than the
 * response.
 */
export function createRequestLog() {
  const output = destination({
    fd: 1,
    sync: false,
    minLength: BUFFER_BYTES,
    maxWrite: 2 * BUFFER_BYTES,
    // If the reader is too slow, lines are dropped instead of piling up.
    maxLength: 100 * BUFFER_BYTES,
  });
  const log = pino({ base: null }, output);
  setInterval(() => output.flush(), FLUSH_INTERVAL_MS).unref();
  return {
    write: (record: RequestRecord) => log.info(record, 'request'),
    /** Writes the remaining lines, before the process exits. */
    flush: () => output.flushSync(),
  };
}
