import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../scripts/program.ts';

/**
 * Installs the packages in the lock file of a folder of the bench, if they are missing.
 * @throws Error with npm's last lines of output
 */
export async function ensurePackages(folder: string): Promise<void> {
  const stamp = join(folder, 'node_modules', '.installed');
  const lockFile = await readFile(join(folder, 'package-lock.json'), 'utf8');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === lockFile) return;
  process.stdout.write('Installing the packages of the bench (once) ...\n');
  const npm = startProgram({
    name: 'npm',
    cwd: folder,
    command: ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    logs: fileURLToPath(new URL('../.logs', import.meta.url)),
  });
  if ((await npm.exited) !== 0) throw new Error(npm.lastLines().join('\n'));
  await writeFile(stamp, lockFile);
}

/** Finds an installed program; undefined if there is none. */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
