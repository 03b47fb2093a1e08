import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startProgram } from './program.ts';
import { isRegistrationLine } from './registration-line.ts';

const SECRET = 'first administrator: to register, open http://localhost/admin/x#secret';

it('shows a secret to the operator, and keeps it out of the log and the last lines', async () => {
  const logs = await mkdtemp(join(tmpdir(), 'program-'));
  const shown = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const program = startProgram({
    name: 'a program',
    cwd: logs,
    command: [process.execPath, '-e', `console.log('before'); console.log('${SECRET}')`],
    logs,
    show: isRegistrationLine,
    isSecret: isRegistrationLine,
  });
  await vi.waitFor(() => expect(shown.mock.calls).toEqual([[`  ${SECRET}\n`]]));
  await vi.waitFor(async () =>
    expect(await readFile(join(logs, 'a-program.log'), 'utf8')).toBe('before\n'),
  );
  expect(program.lastLines()).toEqual(['before']);
  shown.mockRestore();
  await rm(logs, { recursive: true });
});

it('goes on if its log cannot be written, as on a full disk', async () => {
  const logs = await mkdtemp(join(tmpdir(), 'program-'));
  // Every write fails there with ENOSPC.
  await symlink('/dev/full', join(logs, 'a-program.log'));
  const script = `console.log('first'); setTimeout(() => console.log('second'), 100)`;
  const command = [process.execPath, '-e', script];
  const program = startProgram({ name: 'a program', cwd: logs, command, logs });
  expect(await program.exited).toBe(0);
  await vi.waitFor(() => expect(program.lastLines()).toEqual(['first', 'second']));
  await rm(logs, { recursive: true });
});

it('ends with the process that started it, also if that fails', async () => {
  const logs = await mkdtemp(join(tmpdir(), 'program-'));
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connected = once(server, 'connection');
  const { port } = server.address() as AddressInfo;
  const connect = `require('net').connect(${port}, '127.0.0.1', () => console.log('connected'))`;
  const options = {
    name: 'a program',
    cwd: logs,
    command: [process.execPath, '-e', connect],
    logs,
  };
  const parent = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { startProgram } from ${JSON.stringify(new URL('program.ts', import.meta.url).href)};
    const show = () => { setImmediate(() => { throw new Error('failed'); }); return true; };
    startProgram({ ...${JSON.stringify(options)}, show });`,
  ]);
  const [[connection], [code]] = await Promise.all([connected, once(parent, 'exit')]);
  expect(code).toBe(1);
  connection.resume();
  connection.on('error', () => {});
  await vi.waitFor(() => expect(connection.closed).toBe(true));
  server.close();
  await rm(logs, { recursive: true });
});
