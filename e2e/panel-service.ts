import { rmSync } from 'node:fs';
import { type Administrator, signInToPanel } from '../content-service/contract/administrator.ts';
import {
  type StartOptions,
  startContentService,
} from '../content-service/contract/start-service.ts';
import { copyDataTemplate, type DataTemplate } from './data-templates.ts';

/** A content service for one spec, to which it may write. */
export interface PanelService {
  url: string;
  administrator: Administrator;
  stop: () => Promise<void>;
}

/**
 * Starts a content service with the built panel (`npm run build:admin -w content-service`).
 * @param template its posts; by default those of the contract tests
 */
export async function startPanelService(
  options: Pick<StartOptions, 'port' | 'env'> = {},
  template: DataTemplate = 'seeded',
): Promise<PanelService> {
  const dataDir = await copyDataTemplate(template);
  const service = await startContentService({ ...options, dataDir });
  return {
    url: service.url,
    administrator: await signInToPanel(service.url),
    stop: async () => {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
