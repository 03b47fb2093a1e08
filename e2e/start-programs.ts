import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startContentService } from '../content-service/contract/start-service.ts';
import { freePort } from '../scripts/free-port.ts';
import { startProgram } from '../scripts/program.ts';
import { untilReady } from '../scripts/ready.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts the real content service with the demo content, and the built website twice: before
 * that service, and before nothing, as when it is down. Their addresses reach the tests through
 * the environment. Returns what ends them all.
 */
export default async function startPrograms(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
  const contentService = await startContentService({ dataDir: join(folder, 'data') });
  const website = await startWebsite('website', `${contentService.url}/api`, folder);
  const lonely = await startWebsite(
    'lonely website',
    `http://127.0.0.1:${await freePort()}/api`,
    folder,
  );
  process.env.CONTENT_URL = contentService.url;
  process.env.SITE_URL = website.url;
  process.env.LONELY_SITE_URL = lonely.url;
  return async () => {
    await Promise.all([website.stop(), lonely.stop()]);
    await contentService.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startWebsite(name: string, contentApi: string, logs: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram({
    name,
    cwd: join(root, 'website'),
    command: [process.execPath, 'server/main.ts'],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      CONTENT_API: contentApi,
      CONTENT_MEDIA: '',
      NODE_ENV: 'production',
    },
    logs,
  });
  await untilReady(program, `${url}/about`);
  return { url, stop: program.stop };
}
