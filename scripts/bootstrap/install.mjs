import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { giveUp } from './checks.mjs';

/**
 * Installs the packages of the lock file unless they are already installed.
 * Without install scripts: no package needs one.
 * @param {string} root the repository
 */
export async function installPackages(root) {
  const stamp = join(root, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(await readFile(join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');
  const present = await readFile(stamp, 'utf8').catch(() => '');
  if (present === wanted) return;

  process.stdout.write('Installing packages (one to three minutes, once) ...\n');
  const code = await run(root);
  if (code !== 0)
    giveUp('The packages could not be installed: see the output of npm above, then try again.');
  await writeFile(stamp, wanted);
}

/** @param {string} cwd @returns {Promise<number>} npm's exit code */
function run(cwd) {
  const options = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--loglevel=error',
  ];
  const npm = spawn('npm', ['ci', ...options], {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    npm.once('error', () => resolve(1));
    npm.once('exit', (code) => resolve(code ?? 1));
  });
}
