import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../content-service/contract/free-port.ts';
import { startContentService } from '../content-service/contract/start-service.ts';
import { startWebsite } from './start-website.ts';

/**
 * Starts the content service with the demo content and two websites: one that uses the service, and
 * one whose content service is down. Passes their URLs to the tests in environment variables.
 * @returns a function that stops them
 */
export default async function startPrograms(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
  const WEBSITE_TOKEN = randomBytes(32).toString('hex');
  const contentService = await startContentService({
    dataDir: join(folder, 'data'),
    env: { WEBSITE_TOKEN },
  });
  const website = await startWebsite('website', `${contentService.url}/api`, folder, {
    WEBSITE_TOKEN,
  });
  const websiteWithoutContent = await startWebsite(
    'website without content',
    `http://127.0.0.1:${await freePort()}/api`,
    folder,
  );
  process.env.CONTENT_URL = contentService.url;
  process.env.SITE_URL = website.url;
  process.env.SITE_WITHOUT_CONTENT_URL = websiteWithoutContent.url;
  return async () => {
    await Promise.all([website.stop(), websiteWithoutContent.stop()]);
    await contentService.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
