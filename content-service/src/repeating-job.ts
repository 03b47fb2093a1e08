/** A job that runs again and again. */
export interface RepeatingJob {
  /** Starts no further run and resolves when the current one has ended. */
  stop: () => Promise<void>;
}

/**
 * Runs a job at once and then at an interval.
 * @param job if it fails, it runs again at the next interval
 * @param onError called for each failure
 */
export function startRepeatingJob(
  intervalMs: number,
  job: () => Promise<void>,
  onError: (error: unknown) => void,
): RepeatingJob {
  let currentRun = Promise.resolve();
  const run = () => {
    currentRun = currentRun.then(job).catch(onError);
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
