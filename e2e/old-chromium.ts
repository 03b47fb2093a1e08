import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';

/**
 * Starts Chromium 106, the last version for Android 6. Its package is built for x64 only.
 * @returns the browser, and a function that closes it and deletes its program
 */
export async function startOldChromium(): Promise<{
  browser: Browser;
  stop: () => Promise<void>;
}> {
  const packed = fileURLToPath(import.meta.resolve('@sparticuz/chromium/bin/chromium.br'));
  const folder = mkdtempSync(join(tmpdir(), 'chromium-106-'));
  const executablePath = join(folder, 'chromium');
  writeFileSync(executablePath, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  const args = ['--no-sandbox', '--no-zygote', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args });
  return {
    browser,
    stop: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
