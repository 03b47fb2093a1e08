// `npm start` with the pinned Node: builds both programs, starts them, and stops them.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, contentServiceTarget, panelTarget, stopBuilds, websiteTarget } from './build.ts';
import { type Program, startProgram } from './program.ts';
import { reachedAt } from './reached-at.ts';
import { isRegistrationLine } from './registration-line.ts';
import { restartOnCrash } from './restart-on-crash.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const logs = join(root, '.logs');
// Empty variables are not set.
const HOST = process.env.HOST || '127.0.0.1';
const PORT = process.env.PORT || '3000';
const CONTENT_PORT = process.env.CONTENT_PORT || '1337';
const { CONTENT_API } = process.env;
const isLocal = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(HOST);
const displayHost = isLocal ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
const siteAddress = `http://${displayHost}:${PORT}`;
const publicAddress = process.env.PUBLIC_URL || siteAddress;
const contentAddress = `http://${displayHost}:${CONTENT_PORT}`;
const panelAddress = process.env.CONTENT_PUBLIC_URL || contentAddress;
/** Authenticates both programs to each other; random for each start unless it is set. */
const token = process.env.WEBSITE_TOKEN || randomBytes(32).toString('hex');
const stopFunctions: (() => Promise<void>)[] = [];
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAll(0));
process.on('disconnect', () => stopAll(0));

try {
  if (CONTENT_API) await startWebsite(CONTENT_API);
  else await startBoth();
} catch (error) {
  if (!isStopping) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await stopAll(1);
  }
}

async function startBoth(): Promise<void> {
  await Promise.all([
    build(root, contentServiceTarget, () => log('Building the content service ...')),
    build(root, websiteTarget, () => log('Building the website ...')),
  ]);
  log('Starting the content service ...');
  await run(`${reachedAt(HOST, CONTENT_PORT)}/_health`, {
    name: 'content service',
    cwd: join(root, 'content-service'),
    command: ['npm', 'run', '--silent', 'start'],
    env: {
      HOST,
      PORT: CONTENT_PORT,
      PUBLIC_URL: panelAddress,
      WEBSITE_TOKEN: token,
      WEBSITE_URL: process.env.WEBSITE_URL || publicAddress,
      WEBSITE_NOTICES: process.env.WEBSITE_NOTICES || reachedAt(HOST, PORT),
      NODE_ENV: 'production',
    },
    logs,
    show: (line) => /^(demo content|mail|database): /.test(line) || isRegistrationLine(line),
    isSecret: isRegistrationLine,
  });
  await startWebsite(`${reachedAt(HOST, CONTENT_PORT)}/api`, {
    WEBSITE_TOKEN: token,
    CONTENT_MEDIA: process.env.CONTENT_MEDIA || contentAddress,
    CONTENT_PUBLIC_URL: panelAddress,
  });
  log(`Content service: ${contentAddress}/api`);
  await build(root, panelTarget, () => log('Building the admin panel (some 20 seconds) ...'));
  log(`Admin panel:     ${contentAddress}/admin`);
}

async function startWebsite(
  contentApi: string,
  extraEnv: Record<string, string> = {},
): Promise<void> {
  await build(root, websiteTarget, () => log('Building the website ...'));
  log('Starting the website ...');
  await run(`${reachedAt(HOST, PORT)}/-/live`, {
    name: 'website',
    cwd: join(root, 'website'),
    command: [process.execPath, 'server/main.ts'],
    env: {
      HOST,
      PORT,
      PUBLIC_URL: publicAddress,
      CONTENT_API: contentApi,
      NODE_ENV: 'production',
      ...extraEnv,
    },
    logs,
  });
  log(`\nWebsite:         ${siteAddress}`);
}

/** Starts a program, waits until it is ready, and restarts it with backoff when it crashes. */
async function run(readyUrl: string, options: Parameters<typeof startProgram>[0]): Promise<void> {
  const program: Program = startProgram(options);
  stopFunctions.push(program.stop);
  await waitUntilReady(program, readyUrl);
  const start = () => startProgram({ ...options, append: true });
  stopFunctions.push(
    restartOnCrash(program, { start, log: (line) => process.stderr.write(`${line}\n`) }),
  );
}

async function stopAll(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([stopBuilds(), ...stopFunctions.map((stop) => stop())]);
  process.exit(code);
}

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}
