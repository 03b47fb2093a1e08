import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  build as buildTarget,
  contentServiceTarget,
  panelTarget,
  websiteTarget,
} from '../scripts/build.ts';
import { reachedAt } from '../scripts/reached-at.ts';
import { type Command, type CommandInput, singleArgument, UsageError } from './command.ts';
import { isRunning } from './is-running.ts';
import { type ProgramName, programEnvironment, programNames, programs } from './programs.ts';
import { runInContentService } from './run-in-content-service.ts';
import { ROOT } from './settings.ts';

const READY_EVERY_MS = 250;

/** How long a program may take to say whether it is ready; one that takes longer is not. */
const ANSWER_WITHIN_MS = 2000;

const build: Command = {
  name: 'build',
  summary: 'Build content service, website and panel, unless they are up to date',
  usage: '[options]',
  help: `Needs all packages (npm ci --ignore-scripts) and, for the panel, 2.5 GB of memory. Serving needs
neither: build elsewhere, and copy the repository with website/build and content-service/dist.

  --without-panel           do not build the editors' panel`,
  options: { 'without-panel': { type: 'boolean' } },
  run: async ({ say, flag }) => {
    const targets = [contentServiceTarget, websiteTarget];
    if (!flag('without-panel')) targets.push(panelTarget);
    for (const target of targets) {
      await buildTarget(ROOT, target, () => say(`Building the ${target.name} ...`));
    }
    say('Everything is built.');
    return undefined;
  },
};

const serve: Command = {
  name: 'serve',
  summary: 'Run one of the two programs in the foreground, for systemd or a container',
  usage: '<website|content-service>',
  help: `Becomes the program: whatever started it supervises it. Reads the variables of "npm start" (PORT,
CONTENT_PORT, CONTENT_PUBLIC_URL …), so one file of variables does for both programs. Writes only to
DATA_DIR and KEPT_PAGES_DIR, and needs only the packages of npm ci --omit=dev.`,
  run: async (input) => {
    const { folder, entry } = programs[requireProgram(input)];
    if (!existsSync(path.join(ROOT, folder, entry.built))) {
      throw new Error('It is not built: run "npm run diyar -- build" first.');
    }
    if (!process.execve) throw new Error('This needs Linux or macOS: there, use "npm start".');
    const env = { ...process.env, ...programEnvironment(requireProgram(input), process.env) };
    process.chdir(path.join(ROOT, folder));
    return process.execve(process.execPath, [process.execPath, entry.run], env);
  },
};

const ready: Command = {
  name: 'ready',
  summary: 'Say whether a program can serve, or wait until it can',
  usage: '<website|content-service> [options]',
  help: `Exits with 0 if it can, 1 if not; for systemd and health checks of containers.

  --wait <seconds>          wait so long at most
  --pid <number>            and no longer than this process runs, which is that of the program`,
  options: { wait: { type: 'string' }, pid: { type: 'string' } },
  run: async (input) => {
    const name = requireProgram(input);
    const wait = input.text('wait') ?? '0';
    if (!/^\d{1,6}$/.test(wait)) throw new UsageError('--wait must be a whole number of seconds.');
    const pid = input.text('pid');
    if (pid !== undefined && !/^[1-9]\d{0,9}$/.test(pid)) {
      throw new UsageError('--pid must be the number of a process.');
    }
    const until = Date.now() + Number(wait) * 1000;
    const { PORT = '', HOST } = programEnvironment(name, process.env);
    const address = reachedAt(HOST, PORT) + programs[name].readyPath;
    for (;;) {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const response = await fetch(address, { signal }).catch(() => null);
      if (response?.ok) return 0;
      if (pid !== undefined && !isRunning(Number(pid))) {
        input.say(`The ${name} has ended.`);
        return 1;
      }
      if (Date.now() >= until) {
        input.say(`The ${name} is not ready (${response ? response.status : 'no answer'}).`);
        return 1;
      }
      await pause(READY_EVERY_MS);
    }
  },
};

const demoRemove: Command = {
  name: 'demo remove',
  summary: 'Remove the demo content, and keep types, countries, languages and what editors wrote',
  usage: '[options]',
  help: `Back up first. Removes posts, authors, pictures and example prices of the demo content for good. Demo posts that
somebody has edited are kept and listed.

  --edited                  remove those as well`,
  options: { edited: { type: 'boolean' } },
  run: ({ flag }) => runInContentService('remove-demo-command', flag('edited') ? ['--edited'] : []),
};

const empty: Command = {
  name: 'empty',
  summary: 'Prepare an empty database with what the site needs, and no invented post',
  usage: '',
  help: `Instead of the first start: creates kinds of posts, categories, languages, and countries with cities,
currencies and time zones. Later starts add no demo content.`,
  run: () => runInContentService('lists-command', []),
};

const administrator: Command = {
  name: 'administrator',
  summary: 'Create an administrator of the panel, or let one in again with a new password',
  usage: '<email address>',
  help: `For when nobody can sign in any more. Prints a password, which is to be changed after signing in. The service may
be running. A user of the panel with that address becomes an administrator.`,
  run: (input) => {
    const address = singleArgument(input, 'the email address');
    if (!address.includes('@')) throw new UsageError(`"${address}" is no email address.`);
    return runInContentService('administrator-command', [address]);
  },
};

export const runCommands: readonly Command[] = [
  build,
  serve,
  ready,
  empty,
  administrator,
  demoRemove,
];

function requireProgram(input: CommandInput): ProgramName {
  const argument = singleArgument(input, 'the program: website or content-service');
  const name = programNames.find((each) => each === argument);
  if (name === undefined) throw new UsageError('name the program: website or content-service.');
  return name;
}
