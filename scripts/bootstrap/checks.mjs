// Checks before anything is installed. Plain JavaScript that runs on Node 20 or newer.
import { access, constants } from 'node:fs/promises';
import { createServer } from 'node:net';

/** Prints a sentence for the user and exits with status 1. @param {string} sentence @returns {never} */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Exits if this Node is too old to install the project. */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    giveUp(`Node ${process.versions.node} is too old: install Node 20 or newer and try again.`);
  }
}

/** Exits if a folder is not writable. @param {string} folder */
export async function checkWritable(folder) {
  try {
    await access(folder, constants.W_OK);
  } catch {
    giveUp(`The folder ${folder} is not writable: give this user write permission and try again.`);
  }
}

/**
 * Exits if a program cannot listen on a port.
 * @param {string} port @param {string | undefined} host HOST, which may be empty
 * @param {string} programName the program that needs it
 * @param {string} variable the environment variable that sets the port
 */
export async function checkPort(port, host, programName, variable) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    giveUp(`${variable} must be a whole number up to 65535, not "${port}".`);
  }
  const address = host || '127.0.0.1';
  const problem = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve('code' in error ? error.code : error.message));
    probe.listen(Number(port), address, () => probe.close(() => resolve(undefined)));
  });
  if (problem === 'EADDRINUSE') {
    giveUp(
      `Port ${port} is taken, so the ${programName} cannot start: stop what uses it or set ${variable} to a free port.`,
    );
  }
  if (problem) {
    giveUp(
      `The ${programName} cannot listen on ${address}, port ${port} (${problem}): set HOST to an address of this machine and ${variable} to a port that this user may use.`,
    );
  }
}
