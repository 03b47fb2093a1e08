import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFormReceiver } from './form-receiver.ts';
import { startWebsite } from './start-website.ts';

export type FormPrograms = Awaited<ReturnType<typeof startFormPrograms>>;

/** Starts a website whose forms arrive at a receiver that tests control. */
export async function startFormPrograms() {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-forms-'));
  const receiver = await startFormReceiver();
  const website = await startWebsite('website with forms', receiver.url, folder, {
    TRUSTED_PROXIES: '127.0.0.1',
  });
  return {
    receiver,
    site: website.url,
    stop: async () => {
      await website.stop();
      await receiver.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
