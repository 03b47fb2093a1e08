import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Administrator, signInToPanel } from '../content-service/contract/administrator.ts';
import { startContentService } from '../content-service/contract/start-service.ts';

const SEED = fileURLToPath(new URL('../content-service/contract/seed', import.meta.url));

/** A content service for one spec, to which it may write, with the posts of the contract tests. */
export interface PanelService {
  url: string;
  administrator: Administrator;
  stop: () => Promise<void>;
}

export async function startPanelService(): Promise<PanelService> {
  const folder = mkdtempSync(join(tmpdir(), 'panel-'));
  const service = await startContentService({ dataDir: join(folder, 'data'), seedDir: SEED });
  return {
    url: service.url,
    administrator: await signInToPanel(service.url),
    stop: async () => {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
