import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContentService } from '../content-service/contract/start-service.ts';
import { copyDataTemplate, createDataTemplates } from './data-templates.ts';

/**
 * Starts the content service with the demo content. Passes its URL to the tests in an environment
 * variable. The data templates are created in the folder E2E_DATA, if set, unless it exists.
 * @param env further environment variables of the service
 * @returns a function that stops it
 */
export async function startContent(env: Record<string, string> = {}): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
  const templates = process.env.E2E_DATA || join(folder, 'templates');
  process.env.E2E_TEMPLATES = templates;
  if (!existsSync(templates)) await createDataTemplates(templates);
  const dataDir = await copyDataTemplate('demo');
  const service = await startContentService({ dataDir, env });
  process.env.CONTENT_URL = service.url;
  return async () => {
    await service.stop();
    for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
  };
}

/** For tests that start their own websites. */
export default () => startContent();
