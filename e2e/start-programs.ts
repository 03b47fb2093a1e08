import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../content-service/contract/free-port.ts';
import { startContentService } from '../content-service/contract/start-service.ts';
import { copyDataTemplate, createDataTemplates } from './data-templates.ts';
import { startWebsite } from './start-website.ts';

/**
 * Starts the content service with the demo content and two websites: one that uses the service, and
 * one whose content service is down. Passes their URLs to the tests in environment variables.
 * The data templates are created in the folder E2E_DATA, if set, where later runs find them.
 * @returns a function that stops them
 */
export default async function startPrograms(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
  const WEBSITE_TOKEN = randomBytes(32).toString('hex');
  const templates = process.env.E2E_DATA || join(folder, 'templates');
  process.env.E2E_TEMPLATES = templates;
  if (!existsSync(templates)) await createDataTemplates(templates);
  const dataDir = await copyDataTemplate('demo');
  const withoutContent = `http://127.0.0.1:${await freePort()}/api`;
  const [contentService, websiteWithoutContent] = await Promise.all([
    startContentService({ dataDir, env: { WEBSITE_TOKEN } }),
    startWebsite('website without content', withoutContent, folder),
  ]);
  const website = await startWebsite('website', `${contentService.url}/api`, folder, {
    WEBSITE_TOKEN,
    // Longer than a run: no test changes its posts, and most pages are read by many tests.
    PAGE_FRESH_SECONDS: '3600',
  });
  process.env.CONTENT_URL = contentService.url;
  process.env.SITE_URL = website.url;
  process.env.SITE_WITHOUT_CONTENT_URL = websiteWithoutContent.url;
  return async () => {
    await Promise.all([website.stop(), websiteWithoutContent.stop()]);
    await contentService.stop();
    for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
  };
}
