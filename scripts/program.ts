import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A program that runs beside this one, in a process group of its own. */
export type Program = {
  name: string;
  /** Resolves with the exit code once it has ended; null where a signal ended it. */
  exited: Promise<number | null>;
  /** The last lines it wrote. */
  lastLines: () => string[];
  /** Ends it and all that it started: asks first, insists after 10 s. */
  stop: () => Promise<void>;
};

type Options = {
  name: string;
  cwd: string;
  command: string[];
  env?: Record<string, string>;
  /** Folder for `<name>.log`, which holds all that the program writes but secrets. */
  logs: string;
  /** Whether to go on in the log of an earlier start. */
  append?: boolean;
  /** Which of its lines the user is shown as well. */
  show?: (line: string) => boolean;
  /** Which of its lines hold a secret: they are neither logged nor among its last lines. */
  isSecret?: (line: string) => boolean;
};

const alwaysFalse = () => false;

/** Starts a program. Its output goes to a log file, of which this start's is kept. */
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
  const log = createWriteStream(join(logs, `${name.replaceAll(' ', '-')}.log`), {
    flags: append ? 'a' : 'w',
  });
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
        log.write(`${line}\n`);
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
  return { name, exited, lastLines: () => [...recentLines], stop: () => stop(child, exited) };
}

async function stop(child: ChildProcess, exited: Promise<number | null>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  signalGroup(child, 'SIGTERM');
  const killTimer = setTimeout(() => signalGroup(child, 'SIGKILL'), 10_000);
  await exited;
  clearTimeout(killTimer);
  // What it started may outlive it by a moment.
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already, which is what was wanted.
  }
}
