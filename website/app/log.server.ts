import { pino } from 'pino';
import { markIncomplete } from './request-context.server.ts';

/** The website's log: one JSON line per entry, on standard output. */
export const log = pino({ base: null });

/** Failures that have been logged: one may affect several pages. */
const logged = new WeakSet<object>();

/**
 * Logs a failure with its causes, once, and marks the page being rendered as incomplete.
 * @param operation what failed, such as `reading posts`
 */
export function logFailure(operation: string, error: unknown): void {
  markIncomplete();
  if (error instanceof Error) {
    if (logged.has(error)) return;
    // Causes are logged along with it, and may be reported separately.
    for (let each: unknown = error; each instanceof Error; each = each.cause) logged.add(each);
  }
  log.error({ err: error }, `${operation} failed`);
}
