import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../content-service/contract/free-port.ts';
import { COMPILE_CACHE_ENV } from '../content-service/contract/running-program.ts';
import { startProgram } from '../scripts/program.ts';
import { waitUntilReady } from '../scripts/wait-until-ready.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A running website. */
export type Website = { url: string; stop: () => Promise<void> };

/**
 * Starts the built website.
 * @param name of its log file
 * @param contentApi base URL of its content service
 * @param logs folder for the log file
 * @param env further environment variables
 */
export async function startWebsite(
  name: string,
  contentApi: string,
  logs: string,
  env: Record<string, string> = {},
): Promise<Website> {
  const port = Number(env.PORT ?? (await freePort()));
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram({
    name,
    cwd: join(root, 'website'),
    command: [process.execPath, 'server/main.ts'],
    env: {
      ...COMPILE_CACHE_ENV,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      CONTENT_API: contentApi,
      CONTENT_MEDIA: '',
      // Generous, for busy machines.
      CONTENT_TIMEOUT_MS: '20000',
      NODE_ENV: 'production',
      KEPT_PAGES_DIR: join(logs, `${name.replaceAll(' ', '-')}-page-cache`),
      ...env,
    },
    logs,
  });
  await waitUntilReady(program, `${url}/-/live`);
  return { url, stop: program.stop };
}
