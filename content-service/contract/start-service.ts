import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADMINISTRATOR_ENV } from './administrator.ts';
import { freePort } from './free-port.ts';
import { COMPILE_CACHE_ENV, type RunningProgram, startProgram } from './running-program.ts';

export interface StartOptions {
  /** Folder for the database, uploads and secrets. */
  dataDir: string;
  /** A free port by default. */
  port?: number;
  /** PostgreSQL; SQLite by default. */
  databaseUrl?: string | undefined;
  /** Demo content to use instead of the service's own. */
  seedDir?: string;
  /** Further environment variables; by default the first administrator is that of `signInToPanel`. */
  env?: Record<string, string>;
  /** The user it runs as; by default the user of this process. */
  user?: { uid: number; gid: number } | undefined;
  /** Hashes passwords at full cost, for tests of hashes and of response times. */
  fullHashCost?: boolean;
  /** Called with each line of output until the service is ready. */
  onLine?: (line: string) => void;
}

export interface RunningService extends RunningProgram {
  /** Without a trailing slash; the API is below `${url}/api`. */
  url: string;
}

/** What a service is started with. */
export interface ServiceStart {
  url: string;
  /** The complete environment of the process. */
  env: NodeJS.ProcessEnv;
  /** Whether a line of output says that the service is ready. */
  isReady: (line: string) => boolean;
}

/** The service's own folder, its working directory. */
export const SERVICE_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts the built content service and waits until it is ready.
 * @throws Error with the last lines of output if it does not start
 */
export async function startContentService(options: StartOptions): Promise<RunningService> {
  const { url, env, isReady } = await prepareStart(options);
  const args = [
    ...(options.fullHashCost ? [] : ['--import', new URL('cheap-hashes.ts', import.meta.url).href]),
    builtEntry(),
  ];
  const program = await startProgram(process.execPath, args, isReady, {
    ...options.user,
    cwd: SERVICE_FOLDER,
    env,
  });
  return { url, ...program };
}

/** @throws Error if the service is not built */
export function builtEntry(): string {
  const entry = path.join(SERVICE_FOLDER, 'dist', 'src', 'start.js');
  if (existsSync(entry)) return entry;
  throw new Error('The content service is not built: run "npm run build -w content-service".');
}

/** Finds a free port, if none is given, and composes the environment. */
export async function prepareStart(options: StartOptions): Promise<ServiceStart> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...COMPILE_CACHE_ENV,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: options.dataDir,
    DATABASE_URL: options.databaseUrl ?? '',
    SEED_DIR: options.seedDir ?? '',
    DEMO_CONTENT: 'true',
    ...ADMINISTRATOR_ENV,
    ...options.env,
  };
  const isReady = (line: string) => {
    options.onLine?.(line);
    return line.startsWith('ready: ');
  };
  return { url, env, isReady };
}
