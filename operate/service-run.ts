import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endWithThisProcess } from '../scripts/end-with-this-process.ts';
import { BUCKET_VARIABLES } from './bucket/settings.ts';
import { ROOT } from './settings.ts';

const SERVICE = path.join(ROOT, 'content-service');
const ENTRY = path.join(SERVICE, 'dist', 'src', 'start.js');

/**
 * Variables that a service started by the tool alone must not have: it sends nothing, asks no other
 * servers, and reads its own database.
 */
const QUIET = {
  HOST: '127.0.0.1',
  DEMO_CONTENT: 'false',
  SMTP_URL: '',
  // It is an error to want them without a mail server.
  CONFIRMATION_MAILS: 'off',
  // They would publish what is due, read calendars and delete files of the original, all at once.
  JOBS: 'off',
  WEBSITE_NOTICES: '',
  DATABASE_READ_URL: '',
  CONTENT_METRICS_PORT: '',
  ADMIN_EMAIL: '',
  ADMIN_PASSWORD_FILE: '',
};

/** Where the service keeps its data. */
type DataLocation = {
  DATA_DIR: string;
  DATABASE_URL: string;
  /** The variables of the bucket with its uploads; without them it has none, whatever the tool has. */
  bucket?: Readonly<Record<string, string>>;
};

/**
 * The variables of a service that the tool starts.
 * @param env those of the tool
 */
export function quietEnvironment(
  env: NodeJS.ProcessEnv,
  { bucket, ...folders }: DataLocation,
): NodeJS.ProcessEnv {
  // Files of the original, which a copy must not touch.
  const noBucket = Object.fromEntries(BUCKET_VARIABLES.map((name) => [name, '']));
  return { ...env, ...QUIET, ...noBucket, ...bucket, ...folders, NODE_ENV: 'production' };
}

/** Starts the content service on an empty database and stops it, so that it makes its tables. */
export const makeTables = (location: DataLocation): Promise<void> =>
  whileServing(location, async () => {});

/**
 * Starts the content service, and stops it afterwards.
 * @param use gets its address, once it is ready
 * @throws Error with its output if it does not start
 */
export async function whileServing(
  location: DataLocation,
  use: (address: string) => Promise<void>,
): Promise<void> {
  if (!existsSync(ENTRY))
    throw new Error('Build the content service first: npm run diyar -- build');
  const port = await freePort();
  const child = spawn(process.execPath, [ENTRY], {
    cwd: SERVICE,
    env: { ...quietEnvironment(process.env, location), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  endWithThisProcess(exited, () => child.kill('SIGKILL'));
  const lines: string[] = [];
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line.startsWith('ready: ')) resolve();
      });
    }
  });
  const isReady = await Promise.race([ready.then(() => true), exited.then(() => false)]);
  if (!isReady) {
    throw new Error(`The content service does not start:\n${lines.slice(-10).join('\n')}`);
  }
  try {
    await use(`http://127.0.0.1:${port}`);
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
