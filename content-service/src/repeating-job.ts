import { environment } from './environment';

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

/** A failure that lasts is reported so often; a little less than the interval of hourly jobs. */
const REPORT_INTERVAL_MS = 59 * 60_000;

const noJob: RepeatingJob = { stop: async () => {} };

/**
 * Runs a job at once and then at an interval; what falls due during a run is skipped. With `JOBS=off`, it
 * never runs.
 * @param name for the metrics
 * @param job if it fails, it runs again at the next interval
 * @param onError called for a failure, unless it is the same as that of the runs before; then once an hour
 */
export function startRepeatingJob(
  name: string,
  intervalMs: number,
  job: () => Promise<void>,
  onError: (error: unknown) => void,
): RepeatingJob {
  if (!environment.runsJobs) return noJob;
  let currentRun: Promise<void> | undefined;
  const runs = { succeeded: 0, failed: 0 };
  jobRuns.set(name, runs);
  const failures = reportOnce(onError);
  const runOnce = async () => {
    try {
      await job();
      runs.succeeded += 1;
      failures.end();
    } catch (error) {
      runs.failed += 1;
      failures.report(error);
    }
  };
  const run = () => {
    currentRun ??= runOnce().finally(() => {
      currentRun = undefined;
    });
  };
  run();
  const timer = setInterval(run, intervalMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await currentRun;
    },
  };
}

function reportOnce(onError: (error: unknown) => void) {
  let last: { message: string; at: number } | undefined;
  return {
    report(error: unknown) {
      const message = error instanceof Error ? error.message : String(error);
      const now = Date.now();
      if (last?.message === message && now - last.at < REPORT_INTERVAL_MS) return;
      last = { message, at: now };
      onError(error);
    },
    end() {
      last = undefined;
    },
  };
}
