import { pino } from 'pino';
import { markIncomplete } from './request-context.server.ts';

/** The website's log: one JSON line an entry, on standard output. */
export const log = pino({ base: null });

/** One failure may end several pages; it is written once. */
const logged = new WeakSet<object>();

/**
 * Writes one failure with its cause. The page during whose making it happened is not kept.
 * @param operation part of the system that failed, in words
 */
export function logFailure(operation: string, error: unknown): void {
  markIncomplete();
  if (error instanceof Error) {
    if (logged.has(error)) return;
    // It is written with its causes, which others may come to tell of by themselves.
    for (let each: unknown = error; each instanceof Error; each = each.cause) logged.add(each);
  }
  log.error({ err: error }, `${operation} failed`);
}
