// Runs content services one after the other, as `start-in-reused-process.ts` asks on standard input:
// the environment of a service as JSON starts it, `stop` stops it and is answered with `stopped`, and
// `job <file> <function> <time>` calls a function of the built service with Strapi and that time, and
// is answered with `job done` or `job failed`. `command` and a file, arguments and an environment as
// JSON run one of the service's commands, which is answered with `exited` and its exit code.
// Libraries stay loaded from one service to the next, which is most of what a start costs.
// Ends with its input, that is with the process that has started it.
import './cheap-hashes.ts';
import { createRequire, flushCompileCache } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ServiceCommand } from './start-in-reused-process.ts';
import { builtEntry } from './start-service.ts';

const entry = builtEntry();
const built = path.join(path.dirname(entry), '..', path.sep);
const requireBuilt = createRequire(entry);

/**
 * Loaded by each service anew: its own code, which reads the environment and keeps state, and that of
 * Strapi's panel and plugins, whose routes and services it changes.
 */
const isOfService = (file: string) =>
  file.startsWith(built) || /\/node_modules\/@strapi\/[^/]+\/dist\/server\//.test(file);

function unloadService(): void {
  const { cache } = requireBuilt;
  for (const file of Object.keys(cache).filter(isOfService)) delete cache[file];
  // Otherwise the modules that have loaded them keep them in memory.
  for (const module of Object.values(cache)) {
    if (module) module.children = module.children.filter(({ filename }) => !isOfService(filename));
  }
}

/** Collecting garbage at once is a quarter of such a start: only some do it, so that memory suffices. */
const STARTS_PER_COLLECTION = 8;
let starts = 0;

function startService(env: NodeJS.ProcessEnv): void {
  setEnvironment(env);
  starts += 1;
  if (starts % STARTS_PER_COLLECTION !== 0) {
    Object.assign(requireBuilt('./collect-garbage.js'), { collectGarbage: () => undefined });
  }
  requireBuilt(entry);
}

function setEnvironment(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
}

/**
 * Stops the service as in a process of its own, by what it does on SIGTERM, up to its exit. Strapi does
 * not await all of its reads: one that asks for a connection after that is rejected when it has waited
 * long enough, here in a process that goes on. The service's own handler, which Strapi has removed,
 * ignores that; it logs nothing, as the next service has this output.
 */
async function stopService(): Promise<void> {
  await exitOf(() => process.emit('SIGTERM', 'SIGTERM'));
  const { ignoreUnavailable } = requireBuilt('./database/handle-outages.js');
  process.on('unhandledRejection', ignoreUnavailable({ log: { error: () => undefined } }));
}

/** Runs one of the service's commands up to its exit. @returns the exit code */
function runCommand({ file, args, env }: ServiceCommand): Promise<number> {
  setEnvironment(env);
  const command = path.join(path.dirname(entry), '..', 'seed', `${file}.js`);
  process.argv = [process.execPath, command, ...args];
  return exitOf(() => requireBuilt(command));
}

/** @returns the exit code of what ends the process, which goes on */
async function exitOf(run: () => void): Promise<number> {
  const { exit } = process;
  const { promise, resolve } = Promise.withResolvers<number>();
  Object.assign(process, { exit: (code = 0) => resolve(code) });
  run();
  const code = await promise;
  Object.assign(process, { exit });
  return code;
}

async function runJob(file: string, name: string, time: string): Promise<string> {
  try {
    await requireBuilt(`./${file}`)[name](globalThis.strapi, new Date(time));
    return 'job done';
  } catch (error) {
    return `job failed: ${error}`;
  }
}

process.stdout.write('waiting\n');
let hasFlushed = false;
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'stop') {
    await stopService();
    unloadService();
    // For processes that start while this one runs, which is until the tests end.
    if (!hasFlushed) flushCompileCache();
    hasFlushed = true;
    process.stdout.write('stopped\n');
  } else if (line.startsWith('command ')) {
    const code = await runCommand(JSON.parse(line.slice('command '.length)));
    unloadService();
    process.stdout.write(`exited ${code}\n`);
  } else if (line.startsWith('job ')) {
    const [, file = '', name = '', time = ''] = line.split(' ');
    process.stdout.write(`${await runJob(file, name, time)}\n`);
  } else startService(JSON.parse(line));
}
process.exit();
