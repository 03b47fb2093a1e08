import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endWithThisProcess } from './end-with-this-process.ts';
import { openLog } from './log-file.ts';

/** A child process in its own process group. */
export type Program = {
  name: string;
  /** Resolves with the exit code when it has exited; null if it was killed by a signal. */
  exited: Promise<number | null>;
  /** Its last lines of output. */
  lastLines: () => string[];
  /** Sends SIGTERM to it and its children, and SIGKILL after 10 s. */
  stop: () => Promise<void>;
};

type Options = {
  name: string;
  cwd: string;
  command: string[];
  env?: Record<string, string>;
  /** Folder for `<name>.log`, which contains its output except secrets. */
  logs: string;
  /** Whether to append to the existing log. */
  append?: boolean;
  /** Selects lines of output that are also shown to the user. */
  show?: (line: string) => boolean;
  /** Selects lines with secrets, which appear neither in the log nor in `lastLines`. */
  isSecret?: (line: string) => boolean;
};

const alwaysFalse = () => false;

/** Starts a program, which ends with this process at the latest, and writes its output to a log file. */
export function startProgram(options: Options): Program {
  const {
    name,
    cwd,
    command,
    env,
    logs,
    append,
    show = alwaysFalse,
    isSecret = alwaysFalse,
  } = options;
  mkdirSync(logs, { recursive: true });
  const log = openLog(join(logs, `${name.replaceAll(' ', '-')}.log`), { append });
  const [file = '', ...rest] = command;
  const child = spawn(file, rest, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const recentLines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (!isSecret(line)) {
        log(line);
        recentLines.push(line);
        if (recentLines.length > 20) recentLines.shift();
      }
      if (show(line)) process.stdout.write(`  ${line}\n`);
    });
  }
  const exited = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      recentLines.push(error.message);
      resolve(1);
    });
    child.once('exit', resolve);
  });
  // It is in a group of its own, which ends neither with this process nor with its terminal.
  endWithThisProcess(exited, () => signalGroup(child, 'SIGKILL'));
  return { name, exited, lastLines: () => [...recentLines], stop: () => stop(child, exited) };
}

async function stop(child: ChildProcess, exited: Promise<number | null>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  signalGroup(child, 'SIGTERM');
  const killTimer = setTimeout(() => signalGroup(child, 'SIGKILL'), 10_000);
  await exited;
  clearTimeout(killTimer);
  // Its children may outlive it for a moment.
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already exited.
  }
}
