interface Runs {
  succeeded: number;
  failed: number;
}

/** How often each job has run since the start. */
export const jobRuns = new Map<string, Runs>();

/** A job that runs again and again. */
export interface RepeatingJob {
  /** Starts no further run and resolves when the current one has ended. */
  stop: () => Promise<void>;
}

/**
 * Runs a job at once and then at an interval.
 * @param name for the metrics
 * @param job if it fails, it runs again at the next interval
 * @param onError called for each failure
 */
export function startRepeatingJob(
  name: string,
  intervalMs: number,
  job: () => Promise<void>,
  onError: (error: unknown) => void,
): RepeatingJob {
  let currentRun = Promise.resolve();
  const runs = { succeeded: 0, failed: 0 };
  jobRuns.set(name, runs);
  const run = () => {
    currentRun = currentRun
      .then(job)
      .then(() => {
        runs.succeeded += 1;
      })
      .catch((error) => {
        runs.failed += 1;
        onError(error);
      });
  };
  run();
  const timer = setInterval(run, intervalMs);
  return {
    stop: () => {
      clearInterval(timer);
      return currentRun;
    },
  };
}
