import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.ts';

/**
 * Runs one of the content service's own commands, which load Strapi.
 * @param command its path below `seed`
 * @returns its exit code
 * @throws Error if the content service is not built
 */
export async function runInContentService(command: string, args: string[]): Promise<number> {
  const folder = path.join(ROOT, 'content-service');
  const file = path.join(folder, 'dist', 'seed', `${command}.js`);
  if (!existsSync(file)) throw new Error('Build the content service first: npm run diyar -- build');
  const child = spawn(process.execPath, [file, ...args], {
    cwd: folder,
    // Only the command itself changes something.
    env: { ...process.env, DEMO_CONTENT: 'false', JOBS: 'off', NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
