import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { tallyOf, tallyPlaywright, tallyVitest } from './tally.ts';

async function report(content: unknown): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'tally-')), 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

it('counts a Vitest run, and names failed tests and files that cannot be loaded', async () => {
  const results = [
    { fullName: 'prices add up', status: 'failed' },
    { fullName: 'prices are rounded', status: 'passed' },
  ];
  const file = await report({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { name: resolve('costs/sum.test.ts'), status: 'failed', assertionResults: results },
      { name: resolve('costs/broken.test.ts'), status: 'failed', assertionResults: [] },
      { name: resolve('costs/fine.test.ts'), status: 'passed', assertionResults: [] },
    ],
  });
  expect(await tallyVitest(file)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 3,
    failedTests: [
      { file: 'costs/sum.test.ts', title: 'prices add up' },
      { file: 'costs/broken.test.ts', title: '(the file itself)' },
    ],
    flakyTests: [],
  });
});

it('counts a Playwright run, and names failed tests at any depth', async () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    file: 'home.spec.ts',
    ok,
    tests: [{ projectName: 'panel' }],
  });
  const file = await report({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      { specs: [spec('a', false)], suites: [{ specs: [spec('b', false), spec('c', true)] }] },
    ],
  });
  expect(await tallyPlaywright(file)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 0,
    failedTests: [
      { file: 'home.spec.ts', title: '[panel] a' },
      { file: 'home.spec.ts', title: '[panel] b' },
    ],
    flakyTests: [],
  });
});

it('counts a missing or invalid report as one failure', async () => {
  const one = tallyOf({ failed: 1 });
  expect(await tallyVitest('/nowhere.json')).toEqual(one);
  expect(await tallyPlaywright(await report('no report'))).toEqual(one);
});
