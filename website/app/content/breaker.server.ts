import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  wrap,
} from 'cockatiel';
import { log, logFailure } from '../log.server.ts';
import { ContentSilent, ContentUnavailable } from './errors.ts';
import { contentEvents } from './events.server.ts';

/** Pause between two questions whether the content service is back, in milliseconds. */
const PAUSE = 1000;

/** Failures in a row, each answered at once, after which the content service counts as down. */
export const FAILURES = 5;

/** Refusals that say nothing of the service's state: not there, not allowed, not understood. */
const isFailure = (error: unknown) =>
  error instanceof ContentUnavailable && (error.status >= 500 || error.status === 429);

const isSilence = (error: unknown) => error instanceof ContentSilent;

/**
 * Stops calls to a service that is down, so that nobody waits for it: at once where it lets a time
 * limit pass, after five failures in a row otherwise. Asks by itself, every second, whether it is
 * back; visitors' calls are never the ones that find out.
 * @param probe a small call
 * @returns what to make each call with; while the service is down it throws ContentUnavailable
 */
export function breaker(probe: () => Promise<unknown>) {
  const silence = circuitBreaker(handleWhen(isSilence), {
    halfOpenAfter: PAUSE,
    breaker: new ConsecutiveBreaker(1),
  });
  const failures = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: PAUSE,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  const both = [silence, failures] as const;
  const policy = wrap(...both);
  let outage: ContentUnavailable | null = null;

  for (const each of both) each.onBreak(() => lose(each));

  function lose(broken: CircuitBreakerPolicy): void {
    if (outage) return;
    const { lastFailure: last } = broken;
    const cause = last && 'error' in last ? last.error : undefined;
    outage = new ContentUnavailable('The content service is down.', 503, { cause });
    logFailure('reaching the content service, which is asked again in the background,', outage);
    contentEvents.emit('lost');
    askLater();
  }

  function askLater(): void {
    setTimeout(async () => {
      await policy.execute(probe).catch(() => {});
      if (both.some(({ state }) => state !== CircuitState.Closed)) return askLater();
      outage = null;
      log.info('the content service is back');
      contentEvents.emit('back');
    }, PAUSE).unref();
  }

  return <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    if (!outage) return policy.execute(call);
    contentEvents.emit('call', 'spared');
    return Promise.reject(outage);
  };
}
