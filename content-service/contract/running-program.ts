import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface RunningProgram {
  pid: number;
  /** Ends the program, by force after four seconds. */
  stop: () => Promise<void>;
  /** Cuts the program off, as a power failure would. */
  kill: () => Promise<void>;
  /** Sends the program a signal. */
  signal: (signal: NodeJS.Signals) => void;
  /** The last lines it wrote. */
  lastLines: () => string[];
  /** Resolves when it has ended, by itself or not. */
  ended: Promise<void>;
}

/**
 * Starts a program and waits until it writes the line that says it is ready.
 * @throws Error with its last lines when it ends before
 */
export async function startProgram(
  command: string,
  args: string[],
  isReady: (line: string) => boolean,
  options: SpawnOptions,
): Promise<RunningProgram> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (lines.length > 30) lines.shift();
        if (isReady(line)) resolve();
      });
    }
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${command} ended:\n${lines.join('\n')}`)));
  });
  return {
    pid: child.pid ?? 0,
    ended,
    stop: () => stop(child, ended),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    signal: (signal) => void child.kill(signal),
    lastLines: () => [...lines],
  };
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 4000);
  await ended;
  clearTimeout(killTimer);
}
