import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endWithThisProcess } from '../../scripts/end-with-this-process.ts';

/**
 * For Node programs that tests start many times: code compiled by one start is reused by the next,
 * which takes a fifth to a third off it. https://nodejs.org/api/module.html#module-compile-cache
 */
export const COMPILE_CACHE_ENV = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };

export interface RunningProgram {
  pid: number;
  /** Sends SIGTERM, and SIGKILL after four seconds. */
  stop: () => Promise<void>;
  /** Sends SIGKILL. */
  kill: () => Promise<void>;
  /** Sends the program a signal. */
  signal: (signal: NodeJS.Signals) => void;
  /** Writes a line to its input and waits for the line of output that answers it. */
  request: (line: string, isAnswer: (line: string) => boolean) => Promise<void>;
  /** Its last lines of output, since the last request if there was one. */
  lastLines: () => string[];
  /** Resolves when it has exited. */
  ended: Promise<void>;
}

/**
 * Starts a program, which ends with this process at the latest, and waits for the line of output that
 * says it is ready.
 * @throws Error with its last lines of output if it exits before
 */
export async function startProgram(
  command: string,
  args: string[],
  isReady: (line: string) => boolean,
  options: SpawnOptions,
): Promise<RunningProgram> {
  const child = spawn(command, args, { ...options, stdio: 'pipe' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  endWithThisProcess(ended, () => child.kill('SIGKILL'));
  const lines: string[] = [];
  const output = new EventEmitter<{ line: [string] }>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > 30) lines.shift();
      output.emit('line', line);
    });
  }
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${command} ended:\n${lines.join('\n')}`)));
    // Whoever waits for a line is rejected by the end of the program, not by an unread input.
    child.stdin.on('error', () => undefined);
  });
  failed.catch(() => undefined);
  const printed = (isAwaited: (line: string) => boolean) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onLine = (line: string) => {
      if (!isAwaited(line)) return;
      output.off('line', onLine);
      resolve();
    };
    output.on('line', onLine);
    return Promise.race([promise, failed]);
  };
  await printed(isReady);
  return {
    pid: child.pid ?? 0,
    ended,
    stop: () => stop(child, ended),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    signal: (signal) => void child.kill(signal),
    request: (line, isAnswer) => {
      lines.length = 0;
      const answered = printed(isAnswer);
      child.stdin.write(`${line}\n`);
      return answered;
    },
    lastLines: () => [...lines],
  };
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 4000);
  await ended;
  clearTimeout(killTimer);
}
