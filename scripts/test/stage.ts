import { type StdioOptions, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { type Tally, tallyOf } from './tally.ts';

/** A part of the test run. The output of its command is shown; its tests are counted afterwards. */
export type Stage = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Counts the tests in its report; without it, the stage counts as one test. */
  count?: () => Promise<Tally>;
  /** Runs files with failed tests again, whole, with nothing beside them. */
  rerun?: (files: string[]) => Stage;
};

/** More failures than this have a cause other than a busy machine. */
const MAX_RERUN = 10;

/**
 * Runs a stage; where few tests fail and the stage can, their files once more and alone, to tell flaky
 * tests from broken ones. A failed command without failed tests counts as one failure.
 */
export async function runStage(stage: Stage, cwd: string): Promise<Tally> {
  process.stdout.write(`\n── ${stage.name}\n`);
  const startedAt = Date.now();
  const { code } = await run(stage, cwd, 'inherit');
  const first = await conclude(stage, code, startedAt);
  const failures = first.failedTests.length;
  if (!stage.rerun || failures === 0 || failures > MAX_RERUN) return first;
  const files = [...new Set(first.failedTests.map(({ file }) => file))];
  return mergeRerun(first, await runStage(stage.rerun(files), cwd), files);
}

function mergeRerun(first: Tally, second: Tally, files: string[]): Tally {
  const failedAgain = new Set(second.failedTests.map(({ title }) => title));
  const skippedTests = first.skippedTests
    .filter(({ file }) => !files.includes(file))
    .concat(second.skippedTests);
  const total = first.passed + first.failed + first.skippedTests.length;
  return {
    passed: Math.max(0, total - second.failed - skippedTests.length),
    failed: second.failed,
    failedTests: second.failedTests,
    skippedTests,
    flakyTests: first.failedTests.filter(({ title }) => !failedAgain.has(title)),
  };
}

/**
 * Runs stages that do not depend on each other, one per CPU core at a time.
 * @returns their results in the same order; the output of each is shown when it has ended
 */
export async function runStagesTogether(stages: Stage[], cwd: string): Promise<Tally[]> {
  const tallies: Tally[] = [];
  const remaining = stages.entries();
  const runRemaining = async () => {
    for (const [index, stage] of remaining) {
      const startedAt = Date.now();
      const { code, output } = await run(stage, cwd, ['ignore', 'pipe', 'pipe']);
      process.stdout.write(`\n── ${stage.name}\n${output}`);
      tallies[index] = await conclude(stage, code, startedAt);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runRemaining));
  return tallies;
}

async function conclude(stage: Stage, code: number, startedAt: number): Promise<Tally> {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`── ${stage.name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  const asOne =
    code === 0 ? { passed: 1 } : { failed: 1, failedTests: [{ file: '', title: stage.name }] };
  if (!stage.count) return tallyOf(asOne);
  const tally = await stage.count();
  return code !== 0 && tally.failed === 0 ? { ...tally, ...asOne } : tally;
}

/** Runs the command. @returns its exit code, and its output if it is piped */
async function run(
  { command, env }: Stage,
  cwd: string,
  stdio: StdioOptions,
): Promise<{ code: number; output: string }> {
  const [file = '', ...rest] = command;
  const child = spawn(file, rest, { cwd, env: { ...process.env, ...env }, stdio });
  const stop = () => child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const [code, out, errors] = await Promise.all([
    exited,
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  process.off('SIGTERM', stop);
  process.off('SIGINT', stop);
  return { code, output: out + errors };
}
