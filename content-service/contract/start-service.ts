import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADMINISTRATOR_ENV } from './administrator.ts';
import { freePort } from './free-port.ts';
import { type RunningProgram, startProgram } from './running-program.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

export interface StartOptions {
  /** Where database, uploads and secrets go; a temporary folder. */
  dataDir: string;
  /** Any free one when left out. */
  port?: number;
  /** PostgreSQL; SQLite when left out. */
  databaseUrl?: string | undefined;
  /** Demo content other than the service's own. */
  seedDir?: string;
  /** Further variables of the environment; without others, `signIn` knows the first administrator. */
  env?: Record<string, string>;
  /** Whom it runs as; this process's own user when left out. */
  user?: { uid: number; gid: number } | undefined;
  /** Told each line that it writes until it is ready. */
  onLine?: (line: string) => void;
}

export interface RunningService extends RunningProgram {
  /** Without a slash at the end; the API stands below `${url}/api`. */
  url: string;
}

/**
 * Starts the built content service and waits until it answers.
 * @throws Error with the service's last lines when it does not start
 */
export async function startContentService(options: StartOptions): Promise<RunningService> {
  if (!existsSync(path.join(folder, 'dist', 'src', 'index.js'))) {
    throw new Error('The content service is not built: run "npm run build -w content-service".');
  }
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const strapi = createRequire(import.meta.url).resolve('@strapi/strapi/package.json');
  const args = [path.join(path.dirname(strapi), 'bin', 'strapi.js'), 'start'];
  const program = await startProgram(
    process.execPath,
    args,
    (line) => {
      options.onLine?.(line);
      return line.startsWith('ready: ');
    },
    {
      ...options.user,
      cwd: folder,
      env: {
        ...process.env,
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
      },
    },
  );
  return { url, ...program };
}
