import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { x as extract } from 'tar';
import { freePort } from '../content-service/contract/free-port.ts';
import { packRelease } from '../scripts/pack-release.ts';
import { startProgram } from '../scripts/program.ts';
import { waitUntilReady } from '../scripts/wait-until-ready.ts';
import { copyDataTemplate } from './data-templates.ts';
import { test } from './worker-programs.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test('a release serves pages and panel elsewhere, without being built', async ({ request }) => {
  // Packs all files and starts both programs, which takes half a minute with nothing beside it.
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  await extract({ file: await packRelease(ROOT, folder), cwd: folder, strip: 1 });
  // In place of `npm ci`, which would install the same.
  for (const packages of ['node_modules', 'website/node_modules', 'content-service/node_modules']) {
    symlinkSync(join(ROOT, packages), join(folder, packages));
  }
  const dataDir = await copyDataTemplate('seeded');
  const [port, contentPort] = [await freePort(), await freePort()];
  const env = {
    PORT: String(port),
    CONTENT_PORT: String(contentPort),
    DATA_DIR: dataDir,
    KEPT_PAGES_DIR: join(folder, 'kept'),
  };
  const serve = async (name: string, address: string) => {
    const command = [process.execPath, 'operate/main.ts', 'serve', name];
    const program = startProgram({ name, command, cwd: folder, env, logs: folder });
    await waitUntilReady(program, address);
    return program;
  };
  const service = await serve('content-service', `http://127.0.0.1:${contentPort}/_health`);
  const website = await serve('website', `http://127.0.0.1:${port}/-/live`);
  const page = await request.get(`http://127.0.0.1:${port}/articles/first-week`);
  expect(await page.text()).toContain('The first week');
  const panel = await request.get(`http://127.0.0.1:${contentPort}/admin/`);
  expect(await panel.text()).toContain('<script');
  await website.stop();
  await service.stop();
  for (const each of [folder, dataDir]) rmSync(each, { recursive: true });
});
