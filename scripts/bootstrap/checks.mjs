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
 * Exits if a port is taken.
 * @param {number} port @param {string} host @param {string} programName the program that needs it
 * @param {string} variable the environment variable that sets it
 */
export async function checkPort(port, host, programName, variable) {
  const free = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
  if (!free) {
    giveUp(
      `Port ${port} is taken, so the ${programName} cannot start: stop what uses it or set ${variable} to a free port.`,
    );
  }
}
