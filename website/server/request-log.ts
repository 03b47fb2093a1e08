import { destination, pino } from 'pino';
import type { Visit } from './visit.ts';

/** Lines are handed over when there are many, or after this time; in milliseconds. */
const LATEST_MS = 1000;
const GATHERED = 64 * 1024;

/** One line a request. They are gathered, as writing each by itself would cost more than answering. */
export function createRequestLog() {
  const output = destination({
    fd: 1,
    sync: false,
    minLength: GATHERED,
    maxWrite: 2 * GATHERED,
    // Where nobody reads them, lines are dropped rather than piled up.
    maxLength: 100 * GATHERED,
  });
  const log = pino({ base: null }, output);
  setInterval(() => output.flush(), LATEST_MS).unref();
  return {
    visited: (visit: Visit) => log.info(visit, 'request'),
    /** Hands over what is left, before the process ends. */
    end: () => output.flushSync(),
  };
}
