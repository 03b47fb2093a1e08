import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  wrap,
} from 'cockatiel';
import { log, logFailure } from '../log.server.ts';
import { ContentTimeout, ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';

/** Pause between two questions whether the content service is back, in milliseconds. */
const PROBE_INTERVAL_MS = 1000;

/** Failures in a row, each answered at once, after which the content service counts as down. */
export const MAX_CONSECUTIVE_FAILURES = 5;

/** Refusals that say nothing of the service's state: not there, not allowed, not understood. */
const isFailure = (error: unknown) =>
  error instanceof ContentUnavailable && (error.status >= 500 || error.status === 429);

const isTimeout = (error: unknown) => error instanceof ContentTimeout;

/**
 * Stops calls to a service that is down, so that nobody waits for it: at once where it lets a time
 * limit pass, after five failures in a row otherwise. Asks by itself, every second, whether it is
 * back; visitors' calls are never the ones that find out.
 * @param probe a small call
 * @returns what to make each call with; while the service is down it throws ContentUnavailable
 */
export function createCircuitBreaker(probe: () => Promise<unknown>) {
  const timeoutBreaker = circuitBreaker(handleWhen(isTimeout), {
    halfOpenAfter: PROBE_INTERVAL_MS,
    breaker: new ConsecutiveBreaker(1),
  });
  const failureBreaker = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: PROBE_INTERVAL_MS,
    breaker: new ConsecutiveBreaker(MAX_CONSECUTIVE_FAILURES),
  });
  const breakers = [timeoutBreaker, failureBreaker] as const;
  const policy = wrap(...breakers);
  let outage: ContentUnavailable | null = null;

  for (const each of breakers) each.onBreak(() => open(each));

  function open(opened: CircuitBreakerPolicy): void {
    if (outage) return;
    const { lastFailure } = opened;
    const cause = lastFailure && 'error' in lastFailure ? lastFailure.error : undefined;
    outage = new ContentUnavailable('The content service is down.', 503, { cause });
    logFailure('reaching the content service, which is asked again in the background,', outage);
    contentEvents.emit('down');
    scheduleProbe();
  }

  function scheduleProbe(): void {
    setTimeout(async () => {
      await policy.execute(probe).catch(() => {});
      if (breakers.some(({ state }) => state !== CircuitState.Closed)) return scheduleProbe();
      outage = null;
      log.info('the content service is back');
      contentEvents.emit('up');
    }, PROBE_INTERVAL_MS).unref();
  }

  return <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (!outage) return policy.execute(call);
    contentEvents.emit('call', 'short-circuited');
    return Promise.reject(outage);
  };
}
