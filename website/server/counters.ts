import type { RequestListener } from 'node:http';
import type { App } from './build-output.ts';
import { createReadCounter } from './read-counter.ts';
import { createSearchCounter } from './search-counter.ts';
import { createCountSender } from './send-counts.ts';

/** How often counts of searches, and of reads, are sent to the content service, in milliseconds. */
const COUNT_INTERVAL_MS = 60_000;
const READ_COUNT_INTERVAL_MS = 60 * 60_000;

type Counters = {
  /** Counts searches. Undefined if they are not counted. */
  observeRequest: RequestListener | undefined;
  /** Counts reads. Undefined if they are not counted. */
  observePage: ReturnType<typeof createReadCounter>['observe'] | undefined;
  /** Sends what was counted. @param deadline what is not sent by then is lost with the process */
  flush: (deadline: AbortSignal) => Promise<unknown>;
};

/** Counts searches and reads for the editors, as the environment asks for it, and sends them at intervals. */
export function startCounters(app: App, now: () => number): Counters {
  const { CONTENT_API, COUNT_SEARCHES, COUNT_READS, WEBSITE_TOKEN } = app.currentEnvironment();
  const { logFailure, languageOf, readSearch, isPostPath } = app;
  const sender = (path: string, token: string) => createCountSender(CONTENT_API, path, token);
  const searches =
    COUNT_SEARCHES && WEBSITE_TOKEN
      ? createSearchCounter({
          ...{ readSearch, isPostPath, logFailure },
          send: sender('/search-counts', WEBSITE_TOKEN),
        })
      : null;
  const reads =
    COUNT_READS && WEBSITE_TOKEN
      ? createReadCounter({
          ...{ languageOf, logFailure, now },
          send: sender('/read-counts', WEBSITE_TOKEN),
        })
      : null;
  if (searches) setInterval(() => searches.flush(), COUNT_INTERVAL_MS).unref();
  if (reads) setInterval(() => reads.flush(), READ_COUNT_INTERVAL_MS).unref();
  return {
    observeRequest: searches?.observe,
    observePage: reads?.observe,
    flush: (deadline) => Promise.all([searches?.flush(deadline), reads?.flush(deadline)]),
  };
}
