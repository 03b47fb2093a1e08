import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { z } from 'zod';

/** A test: its file, as the test runner takes it as an argument, and its full title. */
export type NamedTest = { file: string; title: string };

/** Results of a stage's tests. */
export type Tally = {
  passed: number;
  failed: number;
  failedTests: NamedTest[];
  /** Tests that did not run; among them those whose predecessor in a serial file failed. */
  skippedTests: NamedTest[];
  /** Tests that failed beside others and passed alone; they count as passed. */
  flakyTests: NamedTest[];
};

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

type PlaywrightSpec = {
  title: string;
  file: string;
  ok: boolean;
  tests: { projectName: string; status: string }[];
};
type PlaywrightSuite = {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[] | undefined;
};

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      ok: z.boolean(),
      tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
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
  }),
  suites: z.array(playwrightSuite),
});

/** A tally without named tests. @param counts numbers of tests, 0 where left out */
export function tallyOf(counts: Partial<Tally>): Tally {
  return { passed: 0, failed: 0, failedTests: [], skippedTests: [], flakyTests: [], ...counts };
}

/** Reads the JSON report of a Vitest run. A run without a report counts as one failure. */
export async function tallyVitest(file: string): Promise<Tally> {
  const report = vitestReport.safeParse(await readJson(file));
  if (!report.success) return tallyOf({ failed: 1 });
  const { numPassedTests, testResults } = report.data;
  const failedTests: NamedTest[] = [];
  const skippedTests: NamedTest[] = [];
  for (const { name, status, assertionResults } of testResults) {
    const file = relative(process.cwd(), name);
    // A file that cannot be loaded has no results.
    if (status === 'failed' && !assertionResults.some((result) => result.status === 'failed')) {
      failedTests.push({ file, title: '(the file itself)' });
    }
    for (const { fullName: title, status } of assertionResults) {
      if (status === 'failed') failedTests.push({ file, title });
      else if (status !== 'passed') skippedTests.push({ file, title });
    }
  }
  return tallyOf({ passed: numPassedTests, failed: failedTests.length, failedTests, skippedTests });
}

/** Reads the JSON report of a Playwright run. Tests that passed on a retry count as failed. */
export async function tallyPlaywright(file: string): Promise<Tally> {
  const report = playwrightReport.safeParse(await readJson(file));
  if (!report.success) return tallyOf({ failed: 1 });
  const { expected, unexpected, flaky } = report.data.stats;
  const specs = report.data.suites.flatMap(specsOf);
  const isSkipped = ({ tests }: PlaywrightSpec) => tests.every((test) => test.status === 'skipped');
  return tallyOf({
    passed: expected,
    failed: unexpected + flaky,
    failedTests: specs.filter(({ ok }) => !ok).map(nameOf),
    skippedTests: specs.filter(isSkipped).map(nameOf),
  });
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function nameOf({ file, title, tests }: PlaywrightSpec): NamedTest {
  return { file, title: `[${tests.map(({ projectName }) => projectName).join(', ')}] ${title}` };
}

async function readJson(file: string): Promise<unknown> {
  return readFile(file, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => null);
}
