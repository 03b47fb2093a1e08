import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../content-service/contract/free-port.ts';
import { startContent } from './start-content.ts';
import { startWebsite } from './start-website.ts';

/**
 * Starts the content service with the demo content and two websites: one that uses the service, and
 * one whose content service is down. Passes their URLs to the tests in environment variables.
 * @returns a function that stops them
 */
export default async function startPrograms(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'websites-'));
  const WEBSITE_TOKEN = randomBytes(32).toString('hex');
  const withoutContent = `http://127.0.0.1:${await freePort()}/api`;
  const [stopContent, websiteWithoutContent] = await Promise.all([
    startContent({ WEBSITE_TOKEN }),
    startWebsite('website without content', withoutContent, folder),
  ]);
  const website = await startWebsite('website', `${process.env.CONTENT_URL}/api`, folder, {
    WEBSITE_TOKEN,
    // Longer than a run: no test changes its posts, and most pages are read by many tests.
    PAGE_FRESH_SECONDS: '3600',
  });
  process.env.SITE_URL = website.url;
  process.env.SITE_WITHOUT_CONTENT_URL = websiteWithoutContent.url;
  return async () => {
    await Promise.all([website.stop(), websiteWithoutContent.stop()]);
    await stopContent();
    rmSync(folder, { recursive: true, force: true });
  };
}
