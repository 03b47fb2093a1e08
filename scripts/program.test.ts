import { mkdtemp, readFile, rm } from 'node:fs/promises';
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
