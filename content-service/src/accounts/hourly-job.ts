const HOUR_MS = 3_600_000;

/** A job that runs every hour. */
export interface HourlyJob {
  /** Starts no further run and resolves when the current one has ended. */
  stop: () => Promise<void>;
}

/**
 * Runs a job at once and then every hour.
 * @param job if it fails, it runs again at the next hour
 * @param onError called for each failure
 */
export function startHourlyJob(
  job: () => Promise<void>,
  onError: (error: unknown) => void,
): HourlyJob {
  let currentRun = Promise.resolve();
  const run = () => {
    currentRun = currentRun.then(job).catch(onError);
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return currentRun;
    },
  };
}
