import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tallyOf, tallyPlaywright, tallyVitest } from './tally.ts';

async function report(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tally-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

it('counts a Vitest run, and names failed tests and files that cannot be loaded', async () => {
  const results = [
    { fullName: 'prices add up', status: 'failed' },
    { fullName: 'prices are rounded', status: 'passed' },
    { fullName: 'prices are compared', status: 'pending' },
  ];
  const file = await report({
    numPassedTests: 3,
    testResults: [
      { name: resolve('costs/sum.test.ts'), status: 'failed', assertionResults: results },
      { name: resolve('costs/broken.test.ts'), status: 'failed', assertionResults: [] },
      { name: resolve('costs/fine.test.ts'), status: 'passed', assertionResults: [] },
    ],
  });
  expect(await tallyVitest(file)).toEqual({
    passed: 3,
    failed: 2,
    failedTests: [
      { file: 'costs/sum.test.ts', title: 'prices add up' },
      { file: 'costs/broken.test.ts', title: '(the file itself)' },
    ],
    skippedTests: [{ file: 'costs/sum.test.ts', title: 'prices are compared' }],
    flakyTests: [],
  });
});

it('counts a Playwright run, and names failed and skipped tests at any depth', async () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'home.spec.ts',
    ok: status !== 'unexpected',
    tests: [{ projectName: 'panel', status }],
  });
  const file = await report({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [
      {
        specs: [spec('a', 'unexpected')],
        suites: [{ specs: [spec('b', 'unexpected'), spec('c', 'expected'), spec('d', 'skipped')] }],
      },
    ],
  });
  expect(await tallyPlaywright(file)).toEqual({
    passed: 5,
    failed: 2,
    failedTests: [
      { file: 'home.spec.ts', title: '[panel] a' },
      { file: 'home.spec.ts', title: '[panel] b' },
    ],
    skippedTests: [{ file: 'home.spec.ts', title: '[panel] d' }],
    flakyTests: [],
  });
});

it('counts a missing or invalid report as one failure', async () => {
  const one = tallyOf({ failed: 1 });
  expect(await tallyVitest('/nowhere.json')).toEqual(one);
  expect(await tallyPlaywright(await report('no report'))).toEqual(one);
});
