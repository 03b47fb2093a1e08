import { spawn } from 'node:child_process';
import type { Tally } from './tally.ts';

/** A part of the test run. The output of its command is shown; its tests are counted afterwards. */
export type Stage = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Counts the tests in its report; without it, the stage counts as one test. */
  count?: () => Promise<Tally>;
};

/** Runs a stage. A failed command without failed tests counts as one failure. */
export async function runStage(stage: Stage, cwd: string): Promise<Tally> {
  process.stdout.write(`\n── ${stage.name}\n`);
  const startedAt = Date.now();
  const code = await run(stage, cwd);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`── ${stage.name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  const single: Tally = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  if (!stage.count) return single;
  const tally = await stage.count();
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function run({ command, env }: Stage, cwd: string): Promise<number> {
  const [file = '', ...rest] = command;
  const child = spawn(file, rest, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  const stop = () => child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => {
      process.off('SIGTERM', stop);
      process.off('SIGINT', stop);
      resolve(code ?? 1);
    });
  });
}
