import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp } from './checks.mjs';

/**
 * Runs a TypeScript program with the pinned Node, and exits with its exit code.
 * @param {string} root the repository
 * @param {string} program path below scripts/
 */
export function runWithPinnedNode(root, program) {
  const child = spawn(
    pinnedNode(root),
    [join(root, 'scripts', program), ...process.argv.slice(2)],
    {
      cwd: root,
      // The channel disconnects when this process exits, even if it is killed.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
    },
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  // The shell between npm and this process exits without forwarding signals: detect that.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** @param {string} root @returns {string} path of the Node to run the project with */
function pinnedNode(root) {
  const pinned = join(
    root,
    'node_modules',
    `node-${process.platform}-${process.arch}`,
    'bin',
    'node',
  );
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return giveUp(
    `No Node 24 comes with the packages for ${process.platform}-${process.arch}: run this with Node 24 or newer.`,
  );
}
