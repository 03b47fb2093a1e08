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

/** Milliseconds between two probes of a service that is down. */
const PROBE_INTERVAL_MS = 1000;

/** Consecutive failures with a prompt response after which the circuit breaker opens. */
export const MAX_CONSECUTIVE_FAILURES = 5;

/** Statuses that say nothing about the service's health: not found, not permitted, malformed. */
const isFailure = (error: unknown) =>
  error instanceof ContentUnavailable && (error.status >= 500 || error.status === 429);

const isTimeout = (error: unknown) => error instanceof ContentTimeout;

/**
 * A circuit breaker: while the content service is down, calls fail at once, those that still wait
 * for a response included. Opens after one timeout or five other consecutive failures. Probes the
 * service every second; visitors' calls are never used as probes.
 * @param probe a small call
 * @returns a function that makes each call; while the service is down it throws ContentUnavailable
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
  /** Rejects each call that waits for a response. */
  const waiting = new Set<(reason: ContentUnavailable) => void>();

  for (const each of breakers) each.onBreak(() => open(each));

  function open(opened: CircuitBreakerPolicy): void {
    if (outage) return;
    const { lastFailure } = opened;
    const cause = lastFailure && 'error' in lastFailure ? lastFailure.error : undefined;
    outage = new ContentUnavailable('The content service is down.', 503, { cause });
    logFailure('reaching the content service (probing it every second)', outage);
    for (const reject of waiting) reject(outage);
    contentEvents.emit('down');
    scheduleProbe();
  }

  function executeUntilOutage<Result>(call: () => Promise<Result>): Promise<Result> {
    const { promise: cutOff, reject } = Promise.withResolvers<never>();
    waiting.add(reject);
    // Removed before the breakers see a failure: the call that opens them keeps its own.
    const made = policy.execute(() => call().finally(() => waiting.delete(reject)));
    return Promise.race([made, cutOff]);
  }

  function scheduleProbe(): void {
    setTimeout(async () => {
      await policy.execute(probe).catch(() => {});
      if (breakers.some(({ state }) => state !== CircuitState.Closed)) return scheduleProbe();
      outage = null;
      log.info('the content service responds again');
      contentEvents.emit('up');
    }, PROBE_INTERVAL_MS).unref();
  }

  return <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (!outage) return executeUntilOutage(call);
    contentEvents.emit('call', 'short-circuited');
    return Promise.reject(outage);
  };
}
