const HOUR_MS = 3_600_000;

/** A job that is done again and again. */
export interface HourlyJob {
  /** Begins it no more, and resolves when it is not under way any more. */
  stop: () => Promise<void>;
}

/**
 * Does a job at once, and every hour from then on.
 * @param job what fails is tried again with the next hour
 * @param onError told of each failure
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
