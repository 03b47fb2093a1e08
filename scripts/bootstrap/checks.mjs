// What can be told before anything is installed. Plain JavaScript: runs on any Node from 20 on.
import { access, constants } from 'node:fs/promises';
import { createServer } from 'node:net';

/** Ends the program with one sentence for its user. @param {string} sentence @returns {never} */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Refuses a Node that is too old to install what the project needs. */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    giveUp(`Node ${process.versions.node} is too old: install Node 20 or newer and start again.`);
  }
}

/** Refuses a folder that cannot be written to. @param {string} folder */
export async function checkWritable(folder) {
  try {
    await access(folder, constants.W_OK);
  } catch {
    giveUp(
      `The folder ${folder} cannot be written to: give this user write permission and start again.`,
    );
  }
}

/**
 * Refuses a taken port.
 * @param {number} port @param {string} host @param {string} who program that wants it
 * @param {string} variable environment variable that chooses another one
 */
export async function checkPort(port, host, who, variable) {
  const free = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
  if (!free) {
    giveUp(
      `Port ${port} is taken, so the ${who} cannot start: stop what uses it or set ${variable} to a free port.`,
    );
  }
}
