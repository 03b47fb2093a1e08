import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { z } from 'zod';

/** A test that failed: its file, relative to the working directory, and its full title. */
export type FailedTest = { file: string; title: string };

/** Results of a stage's tests. */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  failedTests: FailedTest[];
  /** Tests that failed beside others and passed alone; they count as passed. */
  flakyTests: FailedTest[];
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

type PlaywrightSuite = {
  specs: { title: string; file: string; ok: boolean; tests: { projectName: string }[] }[];
  suites?: PlaywrightSuite[] | undefined;
};

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      ok: z.boolean(),
      tests: z.array(z.object({ projectName: z.string() })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(playwrightSuite),
});

/** A tally without named tests. @param counts numbers of tests, 0 where left out */
export function tallyOf(counts: Partial<Tally>): Tally {
  return { passed: 0, failed: 0, skipped: 0, failedTests: [], flakyTests: [], ...counts };
}

/** Reads the JSON report of a Vitest run. A run without a report counts as one failure. */
export async function tallyVitest(file: string): Promise<Tally> {
  const report = vitestReport.safeParse(await readJson(file));
  if (!report.success) return tallyOf({ failed: 1 });
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = report.data;
  const failedTests = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    const titles = failed.map(({ fullName }) => fullName);
    // A file that cannot be loaded has no results.
    if (status === 'failed' && titles.length === 0) titles.push('(the file itself)');
    return titles.map((title) => ({ file: relative(process.cwd(), name), title }));
  });
  return tallyOf({
    passed: numPassedTests,
    failed: failedTests.length,
    skipped: numPendingTests + numTodoTests,
    failedTests,
  });
}

/** Reads the JSON report of a Playwright run. Tests that passed on a retry count as failed. */
export async function tallyPlaywright(file: string): Promise<Tally> {
  const report = playwrightReport.safeParse(await readJson(file));
  if (!report.success) return tallyOf({ failed: 1 });
  const { expected, unexpected, flaky, skipped } = report.data.stats;
  return tallyOf({
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failedTests: report.data.suites.flatMap(failedSpecs),
  });
}

function failedSpecs({ specs, suites = [] }: PlaywrightSuite): FailedTest[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      file,
      title: `[${tests.map(({ projectName }) => projectName).join(', ')}] ${title}`,
    }));
  return [...own, ...suites.flatMap(failedSpecs)];
}

async function readJson(file: string): Promise<unknown> {
  return readFile(file, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => null);
}
