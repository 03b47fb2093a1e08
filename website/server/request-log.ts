import { destination, pino } from 'pino';
import type { RequestRecord } from './request-record.ts';

/** Buffered lines are written after this many milliseconds, or once the buffer is full. */
const FLUSH_INTERVAL_MS = 1000;
const BUFFER_BYTES = 64 * 1024;

/** Of requests that succeeded, one in so many is logged if they are sampled. */
export const SAMPLED_ONE_IN = 100;

/** Which requests are logged. */
export type LoggedRequests = 'none' | 'errors' | 'sampled' | 'all';

/**
 * Says of each request whether it is logged: those that failed by a fault of ours always, unless none
 * are; of the others all, or every hundredth, so that a sample has the same mixture on each machine.
 */
export function createRequestFilter(logged: LoggedRequests): (record: RequestRecord) => boolean {
  let others = 0;
  return ({ status }) => {
    if (logged === 'none') return false;
    if (status >= 500 || logged === 'all') return true;
    if (logged === 'errors') return false;
    others += 1;
    return others % SAMPLED_ONE_IN === 1;
  };
}

/**
 * The access log, one line per request. Buffered: writing each line would cost more than the
 * response.
 */
export function createRequestLog(logged: LoggedRequests) {
  const output = destination({
    fd: 1,
    sync: false,
    minLength: BUFFER_BYTES,
    maxWrite: 2 * BUFFER_BYTES,
    // If the reader is too slow, lines are dropped instead of piling up.
    maxLength: 100 * BUFFER_BYTES,
  });
  const log = pino({ base: null }, output);
  const isLogged = createRequestFilter(logged);
  setInterval(() => output.flush(), FLUSH_INTERVAL_MS).unref();
  return {
    write: (record: RequestRecord) => {
      if (isLogged(record)) log.info(record, 'request');
    },
    /** Writes the remaining lines, before the process exits. */
    flush: () => output.flushSync(),
  };
}
