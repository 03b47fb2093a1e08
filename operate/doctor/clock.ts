import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Check, fine, note, problem } from './finding.ts';

/** Whether the machine's clock is kept right, as systemd knows. */
export const checkClock: Check = async () => {
  const run = promisify(execFile);
  const synchronised = await run('timedatectl', ['show', '--property=NTPSynchronized', '--value'])
    .then(({ stdout }) => stdout.trim())
    .catch(() => 'unknown');
  if (synchronised === 'yes') return [fine('Clock: synchronised')];
  if (synchronised === 'no') {
    return [problem('Clock: not synchronised: apt-get install systemd-timesyncd.')];
  }
  return [
    note(`Clock: ${new Date().toISOString()}; whether it is synchronised is not known here.`),
  ];
};
