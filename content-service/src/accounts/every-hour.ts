const HOUR_MS = 3_600_000;

/** A job that is done again and again. */
export interface Job {
  /** Begins it no more, and resolves when it is not under way any more. */
  stop: () => Promise<void>;
}

/**
 * Does a job at once, and every hour from then on.
 * @param job what fails is tried again with the next hour
 * @param failed told of each failure
 */
export function everyHour(job: () => Promise<void>, failed: (error: unknown) => void): Job {
  let underWay = Promise.resolve();
  const run = () => {
    underWay = underWay.then(job).catch(failed);
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return underWay;
    },
  };
}
