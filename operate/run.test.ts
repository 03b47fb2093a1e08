import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { run } from './run.ts';

async function outcomeOf(...args: string[]) {
  const lines: string[] = [];
  const complaints: string[] = [];
  const code = await run(args, {
    say: (line) => lines.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, said: lines.join('\n'), complained: complaints.join('\n') };
}

it('lists its commands, and explains each', async () => {
  const overview = await outcomeOf('--help');
  expect(overview.code).toBe(0);
  expect(overview.said).toContain('backup verify');
  const verify = await outcomeOf('backup', 'verify', '--help');
  expect(verify.code).toBe(0);
  expect(verify.said).toContain('Usage: npm run diyar -- backup verify <folder> [name] [options]');
});

it.each([
  [['frobnicate'], 'There is no command "frobnicate".'],
  [['backup'], 'name the folder for backups.'],
  [['backup', '/tmp/x', '--keep-daily', 'seven'], '--keep-daily must be a whole number.'],
  [['ready', 'website', '--wait', 'abc'], '--wait must be a whole number of seconds.'],
  [['ready', 'website', '--pid', ''], '--pid must be the number of a process.'],
  [['backup', 's3:///home'], 'name the bucket: s3://<bucket>/<folder>.'],
  [['doctor', '--colour'], "Unknown option '--colour'"],
])('exits with 2 after the wrong arguments: %j', async (args, message) => {
  const { code, complained } = await outcomeOf(...args);
  expect(code).toBe(2);
  expect(complained).toContain(message);
});

it.each([
  [['backup', 'list', '/nonexistent'], 'There is no backup in /nonexistent.'],
  [['backup', 'list', '/dev/null'], 'ENOTDIR: not a directory'],
  // Not even root can write there.
  [['backup', '/proc'], '/proc cannot be written to (ENOENT).'],
])('exits with 1 if the folder of backups is none: %j', async (args, message) => {
  const { code, complained } = await outcomeOf(...args);
  expect(code).toBe(1);
  expect(complained).toContain(message);
});

it('exits with 1 and one sentence after a failure', async () => {
  expect(await outcomeOf('backup', 'verify', '/nonexistent')).toEqual({
    code: 1,
    said: '',
    complained: 'There is no backup in /nonexistent.',
  });
});

it('does not wait for a program that accepts connections and never answers', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port));
  vi.stubEnv('HOST', '');
  expect(await outcomeOf('ready', 'website')).toMatchObject({
    code: 1,
    said: 'The website is not ready (no answer).',
  });
  vi.unstubAllEnvs();
  server.close();
});

it('waits no longer for a program that has ended', async () => {
  const program = spawn(process.execPath, ['--eval', '']);
  await once(program, 'exit');
  vi.stubEnv('PORT', '9');
  const waited = await outcomeOf('ready', 'website', '--wait', '60', '--pid', `${program.pid}`);
  expect(waited).toMatchObject({ code: 1, said: 'The website has ended.' });
  vi.unstubAllEnvs();
});
