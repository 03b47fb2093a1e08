import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Results of a stage's tests. */
export type Tally = { passed: number; failed: number; skipped: number };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/** Reads the JSON report of a Vitest run. A run without a report counts as one failure. */
export async function tallyVitest(file: string): Promise<Tally> {
  const report = vitestReport.safeParse(await readJson(file));
  if (!report.success) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report.data;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Reads the JSON report of a Playwright run. Flaky tests count as failed. */
export async function tallyPlaywright(file: string): Promise<Tally> {
  const report = playwrightReport.safeParse(await readJson(file));
  if (!report.success) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.data.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

async function readJson(file: string): Promise<unknown> {
  return readFile(file, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => null);
}
