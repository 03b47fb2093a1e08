import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Administrator, signInToPanel } from '../content-service/contract/administrator.ts';
import { freePort } from '../content-service/contract/free-port.ts';
import { startInReusedProcess } from '../content-service/contract/start-in-reused-process.ts';
import type { StartOptions } from '../content-service/contract/start-service.ts';
import { copyDataTemplate, type DataTemplate } from './data-templates.ts';

/** A content service for one spec, to which it may write. */
export interface PanelService {
  url: string;
  administrator: Administrator;
  stop: () => Promise<void>;
}

/** The posts of the template `seeded`, for a database that has no templates. */
export const SEED_DIR = fileURLToPath(new URL('../content-service/contract/seed', import.meta.url));

/** The port of all these services of a worker, as a browser reuses what it has loaded from an address. */
let port: number | undefined;

/**
 * Starts a content service with the built panel (`npm run build:admin -w content-service`), in the
 * process and on the port of the worker's last one, which must be stopped.
 * @param options with a `databaseUrl`, it writes the posts into that database
 * @param template its posts; by default those of the contract tests
 */
export async function startPanelService(
  options: Pick<StartOptions, 'env' | 'databaseUrl'> = {},
  template: DataTemplate = 'seeded',
): Promise<PanelService> {
  const hasDatabase = options.databaseUrl !== undefined;
  const dataDir = hasDatabase
    ? mkdtempSync(join(tmpdir(), 'panel-'))
    : await copyDataTemplate(template);
  const seed = hasDatabase && template === 'seeded' && { seedDir: SEED_DIR };
  port ??= await freePort();
  const service = await startInReusedProcess({ ...options, ...seed, dataDir, port });
  return {
    url: service.url,
    administrator: await signInToPanel(service.url),
    stop: async () => {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
