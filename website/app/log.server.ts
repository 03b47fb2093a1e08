import { pino } from 'pino';

/** The website's log: one JSON line an entry, on standard output. */
export const log = pino({ base: null });

/**
 * Writes one failure with its cause.
 * @param what part of the system that failed, in words
 */
export function logFailure(what: string, error: unknown): void {
  log.error({ err: error }, `${what} failed`);
}
