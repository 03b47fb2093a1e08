import { fileURLToPath } from 'node:url';
import type { DataLocation } from './copy-data-location.ts';
import type { ToolRun } from './operate.ts';
import { COMPILE_CACHE_ENV, type RunningProgram, startProgram } from './running-program.ts';
import {
  prepareStart,
  type RunningService,
  SERVICE_FOLDER,
  type StartOptions,
} from './start-service.ts';

const PROGRAM = fileURLToPath(new URL('reused-process.ts', import.meta.url));

/** Functions that do what the service does at intervals, and the built files that hold them. */
const JOBS = {
  askDue: 'confirmation/ask-due.js',
  fetchDueFeeds: 'calendar-feeds/fetch-due-feeds.js',
  publishDue: 'versions/publish-due.js',
  deleteOldVersions: 'versions/delete-old-versions.js',
  purgeExpiredData: 'accounts/purge-expired-data.js',
} as const;

type Job = keyof typeof JOBS;

/** A service that does what is due when a test asks, at a time of the test's. */
export interface ReusedService extends RunningService {
  /** @throws Error if the job fails */
  runJob: (name: Job, now?: Date) => Promise<void>;
}

/** One of the service's commands, which the operators' tool runs. */
export interface ServiceCommand {
  /** Its path below `seed`. */
  file: string;
  args: string[];
  /** The complete environment of the process. */
  env: NodeJS.ProcessEnv;
}

/** Processes whose service was stopped. */
const idleProcesses: RunningProgram[] = [];

/**
 * Starts the built content service as `startContentService` does, but in a process that has run
 * others before, if there is one: that takes a fifth of the CPU time. Stopping the service leaves
 * the process to the next one. For tests of what the service does, not of its process: it hashes
 * passwords cheaply, and its user is that of this process.
 * @throws Error with the last lines of output if it does not start
 */
export async function startInReusedProcess(
  options: Omit<StartOptions, 'user' | 'fullHashCost'>,
): Promise<ReusedService> {
  const { url, env, isReady } = await prepareStart(options);
  const program = idleProcesses.pop() ?? (await startProcess());
  await program.request(JSON.stringify(env), isReady);
  return { url, ...serviceIn(program), runJob: (name, now) => runJob(program, name, now) };
}

/**
 * Runs one of the service's commands as the operators' tool does, but in a process that has run
 * services before, if there is one.
 * @param env further environment variables
 */
export async function runInReusedProcess(
  { dataDir, databaseUrl = '' }: DataLocation,
  [file = '', ...args]: string[],
  env: Record<string, string> = {},
): Promise<ToolRun> {
  const program = idleProcesses.pop() ?? (await startProcess());
  const variables = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO_CONTENT: 'false' };
  const command: ServiceCommand = {
    file,
    args,
    env: { ...process.env, NODE_ENV: 'production', ...variables, ...env },
  };
  const lines: string[] = [];
  await program.request(`command ${JSON.stringify(command)}`, (line) => {
    lines.push(line);
    return line.startsWith('exited ');
  });
  const code = Number(lines.pop()?.split(' ')[1]);
  // A command that fails leaves Strapi running.
  if (code === 0) idleProcesses.push(program);
  else await program.stop();
  return { code, output: lines.join('\n') };
}

async function runJob(program: RunningProgram, name: Job, now = new Date()): Promise<void> {
  let answer = '';
  await program.request(`job ${JOBS[name]} ${name} ${now.toISOString()}`, (line) => {
    if (line.startsWith('job ')) answer = line;
    return answer !== '';
  });
  if (answer !== 'job done') throw new Error(`${name}: ${answer}`);
}

/** Ends the processes that no service uses. */
export async function endIdleProcesses(): Promise<void> {
  await Promise.all(idleProcesses.splice(0).map(({ stop }) => stop()));
}

function startProcess(): Promise<RunningProgram> {
  const env = { ...process.env, ...COMPILE_CACHE_ENV, NODE_ENV: 'production' };
  const isWaiting = (line: string) => line === 'waiting';
  return startProgram(process.execPath, [PROGRAM], isWaiting, { cwd: SERVICE_FOLDER, env });
}

/** A service whose process belongs to it until it is stopped. */
function serviceIn(program: RunningProgram): RunningProgram {
  let stopped: Promise<void> | undefined;
  return {
    ...program,
    stop: () => {
      stopped ??= stopService(program);
      return stopped;
    },
    kill: async () => {
      if (!stopped) await program.kill();
    },
    signal: (signal) => {
      if (!stopped) program.signal(signal);
    },
  };
}

async function stopService(program: RunningProgram): Promise<void> {
  const killTimer = setTimeout(program.kill, 4000);
  const hasStopped = await program
    .request('stop', (line) => line === 'stopped')
    .then(
      () => true,
      () => false,
    );
  clearTimeout(killTimer);
  if (hasStopped) idleProcesses.push(program);
}
