import { pino } from 'pino';
import { lacksSomething } from './making.server.ts';

/** The website's log: one JSON line an entry, on standard output. */
export const log = pino({ base: null });

/** One failure may end several pages; it is written once. */
const written = new WeakSet<object>();

/**
 * Writes one failure with its cause. The page during whose making it happened is not kept.
 * @param what part of the system that failed, in words
 */
export function logFailure(what: string, error: unknown): void {
  lacksSomething();
  if (typeof error === 'object' && error !== null) {
    if (written.has(error)) return;
    written.add(error);
  }
  log.error({ err: error }, `${what} failed`);
}
