import { afterEach, expect, it, vi } from 'vitest';
import { runStage, runStagesTogether } from './stage.ts';
import { type NamedTest, tallyOf } from './tally.ts';

afterEach(() => vi.restoreAllMocks());

const stage = (name: string, code: string) => ({ name, command: [process.execPath, '-e', code] });

it('returns the results of stages in their order, and shows the output of each in one piece', async () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const tallies = await runStagesTogether(
    [
      stage('one', 'console.log("first"); console.error("second"); process.exit(3)'),
      stage('two', 'console.log("third")'),
      { name: 'three', command: ['/nowhere'] },
    ],
    import.meta.dirname,
  );
  expect(tallies.map(({ passed, failed }) => [passed, failed])).toEqual([
    [0, 1],
    [1, 0],
    [0, 1],
  ]);
  expect(written).toEqual(
    expect.arrayContaining([
      '\n── one\nfirst\nsecond\n',
      expect.stringMatching(/^── one: FAILED in /),
      '\n── two\nthird\n',
      expect.stringMatching(/^── two: passed in /),
      expect.stringMatching(/^── three: FAILED in /),
    ]),
  );
});

const test = (title: string, file = 'a.test.ts'): NamedTest => ({ file, title });

type Outcome = { passed: number; failedTests?: NamedTest[]; skippedTests?: NamedTest[] };

async function runTwice(first: Outcome, second: Outcome) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const rerunFiles: string[][] = [];
  const counting = (name: string, { failedTests = [], ...outcome }: Outcome) => ({
    ...stage(name, `process.exit(${failedTests.length})`),
    count: async () => tallyOf({ ...outcome, failed: failedTests.length, failedTests }),
  });
  const rerun = (files: string[]) => {
    rerunFiles.push(files);
    return counting('again', second);
  };
  const tally = await runStage({ ...counting('once', first), rerun }, import.meta.dirname);
  return { tally, rerunFiles };
}

it('runs the files of few failed tests once more, and calls those flaky that pass then', async () => {
  const { tally, rerunFiles } = await runTwice(
    { passed: 5, failedTests: [test('flaky'), test('broken')] },
    { passed: 3, failedTests: [test('broken')] },
  );
  expect(rerunFiles).toEqual([['a.test.ts']]);
  expect(tally).toEqual({
    passed: 6,
    failed: 1,
    failedTests: [test('broken')],
    skippedTests: [],
    flakyTests: [test('flaky')],
  });
});

it('counts tests that ran only the second time, and still those that never ran', async () => {
  const { tally } = await runTwice(
    {
      passed: 5,
      failedTests: [test('flaky')],
      skippedTests: [test('after the flaky one'), test('elsewhere', 'b.test.ts')],
    },
    { passed: 3 },
  );
  expect([tally.passed, tally.failed]).toEqual([7, 0]);
  expect(tally.skippedTests).toEqual([test('elsewhere', 'b.test.ts')]);
});

it('does not run many failed tests again', async () => {
  const many = Array.from({ length: 11 }, (_, index) => test(`${index}`));
  const { tally, rerunFiles } = await runTwice({ passed: 5, failedTests: many }, { passed: 5 });
  expect(rerunFiles).toEqual([]);
  expect(tally.failed).toBe(11);
});
