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
  if (error instanceof Error) {
    if (written.has(error)) return;
    // It is written with its causes, which others may come to tell of by themselves.
    for (let each: unknown = error; each instanceof Error; each = each.cause) written.add(each);
  }
  log.error({ err: error }, `${what} failed`);
}
