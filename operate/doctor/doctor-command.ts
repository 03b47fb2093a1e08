import type { Command } from '../command.ts';
import type { Settings } from '../settings.ts';
import { checkClock } from './clock.ts';
import { checkContract } from './contract.ts';
import { checkDatabase } from './database.ts';
import { type Check, type Finding, type Level, problem, reasonOf } from './finding.ts';
import { checkBuilds, checkDisk, checkMemory, checkNode, checkPermissions } from './machine.ts';
import { checkMail } from './mail.ts';
import { checkPorts, checkProxyTrust, checkPublicAddress } from './network.ts';
import { checkProgramSettings } from './program-settings.ts';
import { checkUploads } from './uploads.ts';

const MARKS: Record<Level, string> = { fine: 'ok     ', note: 'note   ', problem: 'PROBLEM' };

export const doctor: Command = {
  name: 'doctor',
  summary: 'Check this machine and its settings, and say what to mend',
  usage: '[options]',
  help: `Changes nothing, but writes a file to the bucket of the uploads and removes it again. Each line is "ok",
a "note" (something is left out, or worth knowing) or a "PROBLEM". Exits with 1 if there is a problem.

  --mail-to <address>       send a test message there
  --contract                check only whether the content service of CONTENT_API fits the website`,
  options: { 'mail-to': { type: 'string' }, contract: { type: 'boolean' } },
  run: async ({ settings, say, text, flag }) => {
    const all: Check[] = [
      checkNode,
      checkMemory,
      checkDisk,
      checkBuilds,
      checkProgramSettings,
      checkPorts,
      checkDatabase,
      checkUploads,
      checkPermissions,
      checkMail(text('mail-to')),
      checkPublicAddress,
      checkProxyTrust,
      checkClock,
      checkContract,
    ];
    let problems = 0;
    for (const check of flag('contract') ? [checkContract] : all) {
      for (const { level, text: line } of await findingsOf(check, settings)) {
        say(`${MARKS[level]}  ${line}`);
        if (level === 'problem') problems += 1;
      }
    }
    return problems === 0 ? 0 : 1;
  },
};

/** A check that fails, such as for a variable that is no address, does not end the others. */
async function findingsOf(check: Check, settings: Settings): Promise<Finding[]> {
  try {
    return await check(settings);
  } catch (error) {
    return [problem(reasonOf(error))];
  }
}
